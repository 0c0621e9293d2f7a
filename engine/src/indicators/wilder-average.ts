import { at } from '../candles/column.ts';
import type { ColumnFold } from './column-fold.ts';

/**
 * Wilder's smoothing, seeded with the simple mean of the first `length` numbers; NaN before, and leading NaN are passed over.
 * @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
 */
export function createWilderAverage(length: number): ColumnFold {
  let carriedCount = 0;
  let carried = 0;
  return {
    extend(input, output, { from, to }) {
      let average = carried;
      let seen = carriedCount;
      for (let t = from; t < to; t += 1) {
        const value = at(input, t);
        if (seen >= length) {
          average = (average * (length - 1) + value) / length;
          output[t] = average;
        } else {
          const isNumber = !Number.isNaN(value);
          if (isNumber) {
            seen += 1;
            average += value;
          }
          if (seen === length) average /= length;
          output[t] = seen === length ? average : Number.NaN;
        }
      }
      carried = average;
      carriedCount = seen;
    },
  };
}
