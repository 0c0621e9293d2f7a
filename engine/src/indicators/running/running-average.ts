import type { Running } from './running.ts';

/** Seeded with the simple mean of the first `length` values; a NaN before that begins anew, a NaN after it gives NaN once and is passed over. */
function createSeededAverage(
  length: number,
  next: (average: number, value: number) => number,
): Running {
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

/** Exponential average with weight 2 / (length + 1), seeded with the simple mean of the first `length` values. */
export function createRunningEma(length: number): Running {
  const weight = 2 / (length + 1);
  return createSeededAverage(length, (average, value) => average + weight * (value - average));
}

/** Wilder's average, weight 1 / length, seeded with the simple mean of the first `length` values. */
export function createRunningWilder(length: number): Running {
  return createSeededAverage(length, (average, value) => (average * (length - 1) + value) / length);
}

/** Average in which a new value has the weight given, seeded with the simple mean of the first `length` values. */
export function createRunningSmoothing(length: number, weight: number): Running {
  return createSeededAverage(length, (average, value) => average + weight * (value - average));
}
