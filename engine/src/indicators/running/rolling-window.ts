import { createBlockSuffixStatistics } from '../block-suffix-statistics.ts';
import type { StreamingCalculation } from './streaming-calculation.ts';

type Aggregation = {
  readonly join: (first: number, second: number) => number;
  /** Identity element of `join`. */ readonly nothing: number;
};

// Combined from a suffix of the last complete block and the values after it: nothing is subtracted,
// so there is no rounding drift; amortized cost is independent of `length`.
/** Rolling aggregate of the last `length` values; NaN while one of them is NaN. */
function createRollingAggregate(
  length: number,
  { join, nothing }: Aggregation,
): StreamingCalculation {
  const block = new Float64Array(length);
  // `older[k]`: aggregate of the last complete block without its first `k` values.
  const older = new Float64Array(length + 1).fill(Number.NaN);
  older[length] = nothing;
  const state = { count: 0, newer: nothing };
  return (value) => {
    block[state.count] = value;
    state.newer = join(state.newer, value);
    state.count += 1;
    const joined = join(older[state.count] ?? Number.NaN, state.newer);
    if (state.count === length) {
      let sum = nothing;
      for (let index = length - 1; index > 0; index -= 1) {
        sum = join(sum, block[index] ?? Number.NaN);
        older[index] = sum;
      }
      state.newer = nothing;
      state.count = 0;
    }
    return joined;
  };
}

/** Sum of the last `length` values. */
export const createRollingSum = (length: number): StreamingCalculation =>
  createRollingAggregate(length, { join: (first, second) => first + second, nothing: 0 });

/** Simple mean of the last `length` values. */
export function createRollingMean(length: number): StreamingCalculation {
  const sum = createRollingSum(length);
  return (value) => sum(value) / length;
}

/** Highest of the last `length` values. */
export const createRollingHighest = (length: number): StreamingCalculation =>
  createRollingAggregate(length, { join: Math.max, nothing: -Infinity });

/** Lowest of the last `length` values. */
export const createRollingLowest = (length: number): StreamingCalculation =>
  createRollingAggregate(length, { join: Math.min, nothing: Infinity });

/** Population standard deviation of the last `length` values; exactly 0 when they are equal. */
export function createRollingDeviation(length: number): StreamingCalculation {
  const block = new Float64Array(length);
  const older = createBlockSuffixStatistics(length);
  const state = { count: 0, origin: 0.5, sum: 0.5, squares: 0.5 };
  return (value) => {
    if (state.count === 0) Object.assign(state, { origin: value, sum: 0, squares: 0 });
    block[state.count] = value;
    const shifted = value - state.origin;
    state.sum += shifted;
    state.squares += shifted * shifted;
    state.count += 1;
    const { count, origin, sum, squares } = state;
    const difference = origin + sum / count - (older.means[count] ?? Number.NaN);
    const between = (difference * difference * count * (length - count)) / length;
    const together = squares - (sum * sum) / count + (older.squares[count] ?? Number.NaN) + between;
    if (count === length) {
      older.update(block, length - 1);
      state.count = 0;
    }
    return Math.sqrt(Math.max(together, 0) / length);
  };
}

/** Mean of the last `length` values with weights 1 for the oldest up to `length` for the newest. */
export function createRollingWeightedMean(length: number): StreamingCalculation {
  const divisor = (length * (length + 1)) / 2;
  const block = new Float64Array(length);
  // `older[k]`: the last complete block without its first `k` values, weighted from 1 on.
  const older = new Float64Array(length + 1).fill(Number.NaN);
  older[length] = 0;
  const state = { count: 0, sum: 0.5, weighted: 0.5 };
  return (value) => {
    if (state.count === 0) Object.assign(state, { sum: 0, weighted: 0 });
    block[state.count] = value;
    state.count += 1;
    state.sum += value;
    state.weighted += state.count * value;
    const total =
      (older[state.count] ?? Number.NaN) + state.weighted + (length - state.count) * state.sum;
    if (state.count === length) {
      let sum = 0;
      let weighted = 0;
      for (let index = length - 1; index > 0; index -= 1) {
        sum += block[index] ?? Number.NaN;
        weighted += sum;
        older[index] = weighted;
      }
      state.count = 0;
    }
    return total / divisor;
  };
}
