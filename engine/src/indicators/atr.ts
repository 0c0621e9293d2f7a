import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** The next true range in, the average so far out; NaN until `length` true ranges are known. */
export type Averager = { next(value: number): number };

/** Wilder's smoothing, seeded with the simple mean of the first `length` values. @see J. W. Wilder, New Concepts in Technical Trading Systems (1978) */
export function createWilderAverage(length: number): Averager {
  let seen = 0;
  let average = 0;
  return {
    next(value) {
      seen += 1;
      if (seen > length) {
        average = (average * (length - 1) + value) / length;
        return average;
      }
      average += value;
      if (seen < length) return Number.NaN;
      average /= length;
      return average;
    },
  };
}

/** The largest of high - low and the two distances to the previous close; NaN for the first candle, which has none. */
export function trueRangeAt(candles: Candles, t: number): number {
  if (t === 0) return Number.NaN;
  const previousClose = at(candles.close, t - 1);
  return Math.max(at(candles.high, t), previousClose) - Math.min(at(candles.low, t), previousClose);
}

/** Average true range in price units (Wilder). Defined from index `length` on, NaN before. */
export function atr(candles: Candles, length: number): Float64Array {
  const average = createWilderAverage(length);
  const column = new Float64Array(candles.length).fill(Number.NaN);
  for (let t = 1; t < candles.length; t += 1) column[t] = average.next(trueRangeAt(candles, t));
  return column;
}
