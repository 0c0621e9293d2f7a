import type { Fact } from '@vela/contracts';
import type { ChosenIndicator, IndicatorParameters } from './chosen-indicator.ts';

/** An indicator that a fact is read from. */
export type LitIndicator = Pick<ChosenIndicator, 'id' | 'parameters'>;

const byFactId: Readonly<Record<string, string>> = {
  'rsi.value': 'rsi',
  'rsi.zone': 'rsi',
  'atr.value': 'atr',
  'atr.percent': 'atr',
  'atr.percentile': 'atr',
  'regime.adx': 'adx',
  'regime.trend': 'adx',
};

/** The indicator of the chart's timeframe that a fact is read from, if it is one. */
export function findIndicator({ id }: Pick<Fact, 'id'>): LitIndicator | undefined {
  const average = /^ema\.(\d+)/.exec(id)?.[1];
  if (average !== undefined) return { id: 'ema', parameters: { length: Number(average) } };
  const known = byFactId[id];
  return known === undefined ? undefined : { id: known, parameters: {} };
}

function hasParameters(own: IndicatorParameters, wanted: IndicatorParameters): boolean {
  return Object.entries(wanted).every(([name, value]) => own[name] === value);
}

/** Key of the indicator that is on the chart only while its fact is open. */
export const litKey = 'lit';

/** The chosen indicators, and the lit one where it is not among them or hidden. */
export function addLitIndicator(
  chosen: readonly ChosenIndicator[],
  lit: LitIndicator | undefined,
): { readonly shown: readonly ChosenIndicator[]; readonly litKey: string | undefined } {
  if (lit === undefined) return { shown: chosen, litKey: undefined };
  const found = chosen.find(
    ({ id, parameters, hidden }) =>
      id === lit.id && !hidden && hasParameters(parameters, lit.parameters),
  );
  if (found !== undefined) return { shown: chosen, litKey: found.key };
  return { shown: [...chosen, { ...lit, key: litKey, hidden: false }], litKey };
}
