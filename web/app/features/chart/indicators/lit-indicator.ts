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

/** Indicators that are on the chart without having been chosen. */
export type SpokenIndicators = {
  /** That of the open fact. */
  readonly lit: LitIndicator | undefined;
  /** Those that the direct answer names. */
  readonly spoken: readonly LitIndicator[];
};

const toKey = ({ id, parameters }: LitIndicator): string =>
  `spoken-${id}-${Object.values(parameters).join('-')}`;

/** The chosen indicators, and those spoken of that are not among them or hidden. */
export function addSpokenIndicators(
  chosen: readonly ChosenIndicator[],
  { lit, spoken }: SpokenIndicators,
): { readonly shown: readonly ChosenIndicator[]; readonly litKey: string | undefined } {
  const shown = [...chosen];
  const show = (wanted: LitIndicator): string => {
    const found = shown.find(
      ({ id, parameters, hidden }) =>
        id === wanted.id && !hidden && hasParameters(parameters, wanted.parameters),
    );
    if (found !== undefined) return found.key;
    const key = toKey(wanted);
    shown.push({ ...wanted, key, hidden: false });
    return key;
  };
  for (const one of spoken) show(one);
  return { shown, litKey: lit && show(lit) };
}
