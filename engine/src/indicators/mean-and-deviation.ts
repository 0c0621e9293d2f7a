import type { Range } from './column-fold.ts';

/** Columns that are written: the mean of a window and its standard deviation as of a whole population. */
export type MeanAndDeviation = { readonly mean: Float64Array; readonly deviation: Float64Array };
export type MeanAndDeviationFold = { extend(input: Float64Array, output: MeanAndDeviation, range: Range): void };

/**
 * Mean and deviation of the last `length` values, defined from index `length - 1` on. A window is made of two parts that meet at a
 * multiple of `length`: backwards to its oldest value and forwards to its newest. Each part is summed as differences from its value
 * at the meeting point, so that nothing drifts, equal values deviate by exactly 0, and a high price costs no digits.
 * @see T. F. Chan, G. H. Golub, R. J. LeVeque, Algorithms for Computing the Sample Variance (1983): joining two parts
 */
export function createMeanAndDeviation(length: number): MeanAndDeviationFold {
  const older = createOlderParts(length);
  const carried = { origin: 0.5, sum: 0.5, squares: 0.5 };
  return {
    extend(input, { mean, deviation }, { from, to }) {
      let { origin, sum, squares } = carried;
      let count = from % length;
      for (let t = from; t < to; t += 1) {
        const value = input[t] ?? Number.NaN;
        if (count === 0) {
          origin = value;
          sum = 0;
          squares = 0;
        }
        const shifted = value - origin;
        sum += shifted;
        squares += shifted * shifted;
        count += 1;
        const shiftedMean = sum / count;
        const difference = origin + shiftedMean - (older.means[count] ?? Number.NaN);
        const share = (difference * (length - count)) / length;
        // The squares of the two parts, and those of the distance between their means.
        const together = squares - sum * shiftedMean + (older.squares[count] ?? Number.NaN) + difference * share * count;
        mean[t] = origin + shiftedMean - share;
        deviation[t] = Math.sqrt(Math.max(together, 0) / length);
        if (count < length) continue;
        older.take(input, t);
        count = 0;
      }
      carried.origin = origin;
      carried.sum = sum;
      carried.squares = squares;
    },
  };
}

type OlderParts = {
  /** Mean, and squares of the differences from it, of a block without its first `index` values; 0 where nothing is left. */
  readonly means: Float64Array;
  readonly squares: Float64Array;
  /** The block of `length` values that ends at row `t`. */
  take(input: Float64Array, t: number): void;
};

function createOlderParts(length: number): OlderParts {
  const means = new Float64Array(length + 1).fill(Number.NaN);
  const squares = new Float64Array(length + 1).fill(Number.NaN);
  means[length] = 0;
  squares[length] = 0;
  return {
    means,
    squares,
    take(input, t) {
      const origin = input[t] ?? Number.NaN;
      let sum = 0;
      let sumOfSquares = 0;
      for (let count = 1; count < length; count += 1) {
        const shifted = (input[t + 1 - count] ?? Number.NaN) - origin;
        sum += shifted;
        sumOfSquares += shifted * shifted;
        const shiftedMean = sum / count;
        means[length - count] = origin + shiftedMean;
        squares[length - count] = sumOfSquares - sum * shiftedMean;
      }
    },
  };
}
