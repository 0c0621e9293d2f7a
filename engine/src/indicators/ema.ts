import { at } from '../candles/column.ts';
import { type ColumnFold, foldColumn } from './column-fold.ts';

/** Exponential average with weight 2 / (length + 1), seeded with the simple mean of the first `length` values. */
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

/**
 * One value of an exponential average, of which `index` came before: a sum until its seed, the simple mean of the first `length`, is
 * complete.
 */
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

/** Exponential moving average. Defined from index `length - 1` on, NaN before. */
export function ema(values: Float64Array, length: number): Float64Array {
  return foldColumn(createEma(length), values);
}
