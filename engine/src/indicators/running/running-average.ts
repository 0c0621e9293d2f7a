import type { StreamingCalculation } from './streaming-calculation.ts';

// A NaN before the seed is complete restarts it; a later one gives NaN once and changes nothing.
// What comes after the seed is a branch, not a function: a call for every value makes its numbers
// objects.
/** Recursive average seeded with the simple mean of the first `length` values. */
function createSeededAverage(length: number, weight: number | 'wilder'): StreamingCalculation {
  const isWilder = weight === 'wilder';
  const share = isWilder ? 0 : weight;
  const state = { count: 0, sum: 0.5, average: Number.NaN };
  return (value) => {
    if (Number.isNaN(value)) {
      if (state.count < length) state.count = 0;
      return Number.NaN;
    }
    const { average } = state;
    if (state.count >= length) {
      state.average = isWilder
        ? (average * (length - 1) + value) / length
        : average + share * (value - average);
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
  return createSeededAverage(length, 2 / (length + 1));
}

/** Wilder's average (weight 1 / length), seeded with the mean of its first `length` values. */
export function createRunningWilderAverage(length: number): StreamingCalculation {
  return createSeededAverage(length, 'wilder');
}

/** Exponential average of the given weight, seeded with the mean of its first `length` values. */
export function createRunningWeightedEma(length: number, weight: number): StreamingCalculation {
  return createSeededAverage(length, weight);
}
