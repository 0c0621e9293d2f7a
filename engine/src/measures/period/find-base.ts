import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { calculateCloseTime } from '../../candles/interval.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { FactWriter } from '../statistics/fact-writer.ts';
import type { MeasureFact, MeasureSeries } from '../measure.ts';

/** The price a change over a period is measured from. */
export type Base = {
  readonly price: number;
  /** Index of its candle. */
  readonly index: number;
  /** UTC milliseconds. */
  readonly time: number;
};

/** The close before the first candle of a period; of the first candle of the data its open. */
export function findBase(candles: Candles, from: number): Base {
  if (from <= 0) return { price: at(candles.open, 0), index: 0, time: at(candles.openTime, 0) };
  const index = from - 1;
  return {
    price: at(candles.close, index),
    index,
    time: calculateCloseTime(at(candles.openTime, index), candles.interval),
  };
}

/** Fact `start` (UTC ms) where the period begins with the first candle of the data. */
export function toStartFacts(
  write: FactWriter,
  { analysis, window }: MeasureSeries,
): MeasureFact[] {
  if (window.from > 0) return [];
  const first = { from: 0, to: 0 };
  return write('start', [getValueAt(analysis.candles.openTime, 0), 'time'], first);
}
