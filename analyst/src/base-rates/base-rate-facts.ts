import type { BaseRateName } from '@vela/contracts';
import type { BaseRate, Candles, EngineFact } from '@vela/engine';
import type { KnownBaseRates } from './base-rate-source.ts';
import { cellBySpokenRate } from './spoken-rates.ts';

const method = 'base-rate@1';

function findCell(rates: readonly BaseRate[], name: BaseRateName): BaseRate | undefined {
  const { subject, outcome, scale, horizon } = cellBySpokenRate[name];
  return rates.find(
    (rate) =>
      rate.subject === subject &&
      rate.outcome === outcome &&
      rate.scale === scale &&
      (horizon === undefined || rate.horizon === horizon),
  );
}

/** Rates as facts of all candles counted: percent, differences in points; too few are omitted. */
export function toBaseRateFacts(
  known: KnownBaseRates,
  candles: Candles,
  names: readonly BaseRateName[],
): EngineFact[] {
  const to = candles.openTime.findLastIndex((time) => time <= known.countedTo);
  return names.flatMap((name) => {
    const cell = findCell(known.rates, name);
    if (cell === undefined || to < 0) return [];
    const fact = (measure: string, value: number, unit: EngineFact['unit']): EngineFact => {
      const id = `base-rate.${name}.${measure}`;
      return { id, kind: 'base-rate', label: id, value, unit, from: 0, to, method, refs: [] };
    };
    return [
      fact('rate', cell.rate * 100, 'percent'),
      fact('n', cell.n, 'count'),
      fact('horizon', cell.horizon, 'count'),
      fact('low', cell.low * 100, 'percent'),
      fact('high', cell.high * 100, 'percent'),
      fact('control', cell.controlRate * 100, 'percent'),
      fact('difference', cell.difference * 100, 'ratio'),
      fact('difference-low', cell.differenceLow * 100, 'ratio'),
      fact('difference-high', cell.differenceHigh * 100, 'ratio'),
    ];
  });
}
