/** Of the last complete block of values: what is left of it when its first `index` values have gone; 0 where nothing is left. */
export type OlderParts = {
  /** Mean of what is left. */
  readonly means: Float64Array;
  /** Sum of the squares of the differences from that mean. */
  readonly squares: Float64Array;
  /** What share of a window the values are that have taken the place of those gone. */
  readonly shares: Float64Array;
  /** Makes the `length` values that end at row `t` the last complete block. */
  readonly take: (input: Float64Array, t: number) => void;
};

/** Blocks of `length` values, summed backwards as differences from their last value. NaN until the first block is complete. */
export function createOlderParts(length: number): OlderParts {
  const means = new Float64Array(length + 1).fill(Number.NaN);
  const squares = new Float64Array(length + 1).fill(Number.NaN);
  means[length] = 0;
  squares[length] = 0;
  return {
    means,
    squares,
    shares: Float64Array.from({ length: length + 1 }, (_, count) => count / length),
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
