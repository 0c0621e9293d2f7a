/** Suffixes of the last complete block: index `k` is without its first `k` values; empty is 0. */
export type BlockSuffixStatistics = {
  readonly means: Float64Array;
  /** Sum of squared deviations of each suffix from its mean. */
  readonly squares: Float64Array;
  /** Share of the window taken by the newer values: `k / length`. */
  readonly shares: Float64Array;
  /** Stores the block of `length` values that ends at row `t`. */
  readonly update: (input: Float64Array, t: number) => void;
};

// Accumulated backwards as differences from the last value (shifted data: no cancellation).
/** Suffix statistics of blocks of `length` values; NaN until the first block is complete. */
export function createBlockSuffixStatistics(length: number): BlockSuffixStatistics {
  const means = new Float64Array(length + 1).fill(Number.NaN);
  const squares = new Float64Array(length + 1).fill(Number.NaN);
  means[length] = 0;
  squares[length] = 0;
  return {
    means,
    squares,
    shares: Float64Array.from({ length: length + 1 }, (_, count) => count / length),
    update(input, t) {
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
