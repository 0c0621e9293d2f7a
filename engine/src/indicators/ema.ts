import { at } from '../candles/column.ts';
import type { Averager } from './atr.ts';

/** Exponential average with weight 2 / (length + 1), seeded with the simple mean of the first `length` values. */
export function createEma(length: number): Averager {
  const weight = 2 / (length + 1);
  let seen = 0;
  let average = 0;
  return {
    next(value) {
      seen += 1;
      if (seen > length) {
        average += weight * (value - average);
        return average;
      }
      average += value;
      if (seen < length) return Number.NaN;
      average /= length;
      return average;
    },
  };
}

/** Exponential moving average. Defined from index `length - 1` on, NaN before. */
export function ema(values: Float64Array, length: number): Float64Array {
  const average = createEma(length);
  const column = new Float64Array(values.length);
  for (let t = 0; t < values.length; t += 1) column[t] = average.next(at(values, t));
  return column;
}
