import { createOlderParts } from '../older-parts.ts';
import type { Running } from './running.ts';

type Join = {
  readonly join: (first: number, second: number) => number;
  /** What joins without a trace. */ readonly nothing: number;
};

/**
 * A figure of the last `length` values that is joined from two parts of them, each worked out anew from its own values alone: a window reaches
 * back into the last complete block of `length` values, and forward to the newest one. Nothing is taken out again, so nothing drifts, and a
 * value costs the same for any length. NaN while one of the values is NaN.
 */
function createJoined(length: number, { join, nothing }: Join): Running {
  const block = new Float64Array(length);
  // By how many of its first values the last complete block has lost.
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
export const createRunningSum = (length: number): Running =>
  createJoined(length, { join: (first, second) => first + second, nothing: 0 });

/** Simple mean of the last `length` values. */
export function createRunningMean(length: number): Running {
  const sum = createRunningSum(length);
  return (value) => sum(value) / length;
}

/** Highest of the last `length` values. */
export const createRunningHighest = (length: number): Running =>
  createJoined(length, { join: Math.max, nothing: -Infinity });

/** Lowest of the last `length` values. */
export const createRunningLowest = (length: number): Running =>
  createJoined(length, { join: Math.min, nothing: Infinity });

/** Standard deviation of the last `length` values as of a whole population; equal values deviate by exactly 0. */
export function createRunningDeviation(length: number): Running {
  const block = new Float64Array(length);
  const older = createOlderParts(length);
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
      older.take(block, length - 1);
      state.count = 0;
    }
    return Math.sqrt(Math.max(together, 0) / length);
  };
}

/** Mean of the last `length` values with weights 1 for the oldest up to `length` for the newest. */
export function createRunningWeightedMean(length: number): Running {
  const divisor = (length * (length + 1)) / 2;
  const block = new Float64Array(length);
  // Of the last complete block without its first values: the sum with weights from 1 on.
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
