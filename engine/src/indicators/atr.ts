import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { RowRange } from './column-fold.ts';
import { calculateTrueRange } from './true-range.ts';

/** Incremental average true range over candles; same contract as `ColumnFold`. */
export type AtrFold = { extend(candles: Candles, output: Float64Array, range: RowRange): void };

// Seeded with the simple mean of the first `length` true ranges; the first candle has none.
// @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
/** Wilder's smoothing of the true range. */
export function createAtr(length: number): AtrFold {
  const carried = { average: 0 };
  function seed(candles: Candles, t: number): number {
    if (t > 0) carried.average += calculateTrueRange(candles, t);
    if (t < length) return Number.NaN;
    carried.average /= length;
    return carried.average;
  }
  return {
    extend(candles, output, { from, to }) {
      for (let t = from; t < Math.min(to, length + 1); t += 1) output[t] = seed(candles, t);
      const { high, low, close } = candles;
      const begin = Math.max(from, length + 1);
      let { average } = carried;
      let previousClose = at(close, begin - 1);
      for (let t = begin; t < to; t += 1) {
        const trueRange =
          Math.max(high[t] ?? Number.NaN, previousClose) -
          Math.min(low[t] ?? Number.NaN, previousClose);
        previousClose = close[t] ?? Number.NaN;
        average = (average * (length - 1) + trueRange) / length;
        output[t] = average;
      }
      carried.average = average;
    },
  };
}

/** Average true range (Wilder) in price units; NaN before index `length`. */
export function calculateAtr(candles: Candles, length: number): Float64Array {
  const output = new Float64Array(candles.length);
  createAtr(length).extend(candles, output, { from: 0, to: candles.length });
  return output;
}
