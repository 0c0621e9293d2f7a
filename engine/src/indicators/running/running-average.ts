import type { StreamingCalculation } from './streaming-calculation.ts';

// A NaN before the seed is complete restarts it; a later one gives NaN once and changes nothing.
/** Recursive average seeded with the simple mean of the first `length` values. */
function createSeededAverage(
  length: number,
  next: (average: number, value: number) => number,
): StreamingCalculation {
  const state = { count: 0, sum: 0.5, average: Number.NaN };
  return (value) => {
    if (Number.isNaN(value)) {
      if (state.count < length) state.count = 0;
      return Number.NaN;
    }
    if (state.count >= length) {
      state.average = next(state.average, value);
      return state.average;
    }
    state.sum = state.count === 0 ? value : state.sum + value;
    state.count += 1;
    if (state.count < length) return Number.NaN;
    state.average = state.sum / length;
    return state.average;
  };
}

/** Exponential average, weight 2 / (length + 1), seeded with the mean of its first values. */
export function createRunningEma(length: number): StreamingCalculation {
  const weight = 2 / (length + 1);
  return createSeededAverage(length, (average, value) => average + weight * (value - average));
}

/** Wilder's average (weight 1 / length), seeded with the mean of its first `length` values. */
export function createRunningWilderAverage(length: number): StreamingCalculation {
  return createSeededAverage(length, (average, value) => (average * (length - 1) + value) / length);
}

/** Exponential average of the given weight, seeded with the mean of its first `length` values. */
export function createRunningWeightedEma(length: number, weight: number): StreamingCalculation {
  return createSeededAverage(length, (average, value) => average + weight * (value - average));
}
