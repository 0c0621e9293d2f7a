import { sliceCandles, type EngineFact, type FactWindow } from '@vela/engine';
import { findMissingCandles, type CandleSeries } from '@vela/market-data';

/** Missing candles in the window: number of places, the longest and its start; empty if none. */
export function toMissingCandleFacts(
  { candles, instrument }: CandleSeries,
  { from, to }: FactWindow,
): EngineFact[] {
  const { count, longest, longestAt } = findMissingCandles(
    instrument.symbol,
    sliceCandles(candles, from, to + 1),
  );
  if (count === 0) return [];
  const fact = (name: string, value: number, unit: EngineFact['unit']): EngineFact => {
    const id = `hole.${name}`;
    return {
      id,
      kind: 'hole',
      label: id,
      value,
      unit,
      from,
      to,
      method: 'missing-candles@1',
      refs: [],
    };
  };
  return [
    fact('count', count, 'count'),
    fact('longest', longest, 'count'),
    fact('time', longestAt, 'time'),
  ];
}
