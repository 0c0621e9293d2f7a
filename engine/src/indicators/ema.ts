import { at } from '../candles/column.ts';
import { type ColumnFold, foldColumn } from './column-fold.ts';

/** Exponential average, weight 2 / (length + 1), seeded with the mean of its first values. */
export function createEma(length: number): ColumnFold {
  const weight = 2 / (length + 1);
  let carried = 0;
  return {
    extend(input, output, { from, to }) {
      let average = carried;
      for (let t = from; t < to; t += 1) {
        if (t >= length) {
          average += weight * (at(input, t) - average);
          output[t] = average;
        } else {
          average += at(input, t);
          if (t === length - 1) average /= length;
          output[t] = t === length - 1 ? average : Number.NaN;
        }
      }
      carried = average;
    },
  };
}

// `index` counts the values before this one; returns the running sum until the seed is complete.
/** One step of an exponential moving average. */
export function createEmaStep(
  length: number,
): (before: number, value: number, index: number) => number {
  const weight = 2 / (length + 1);
  return (before, value, index) => {
    if (index >= length) return before + weight * (value - before);
    if (index < 0) return 0;
    const sum = index === 0 ? value : before + value;
    return index === length - 1 ? sum / length : sum;
  };
}

/** Exponential moving average; NaN before index `length - 1`. */
export function calculateEma(values: Float64Array, length: number): Float64Array {
  return foldColumn(createEma(length), values);
}
