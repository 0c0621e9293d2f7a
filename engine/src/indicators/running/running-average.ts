import { at } from '../../candles/column.ts';
import type { ColumnFold, RowRange } from '../column-fold.ts';
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

/**
 * The same over a column, in one loop: nothing is called for each value. A class, since V8 drops what
 * it compiled of a closure with the last of them, and an average lives as long as its analysis.
 */
export class WilderFold implements ColumnFold {
  private readonly length: number;
  private count = 0;
  private sum = 0.5;
  private average = Number.NaN;

  constructor(length: number) {
    this.length = length;
  }

  extend(input: Float64Array, output: Float64Array, { from, to }: RowRange): void {
    const { length } = this;
    let t = from;
    for (; t < to && this.count < length; t += 1) output[t] = this.seed(at(input, t));
    let { average } = this;
    for (; t < to; t += 1) {
      const value = input[t] ?? Number.NaN;
      const next = (average * (length - 1) + value) / length;
      if (!Number.isNaN(value)) average = next;
      output[t] = Number.isNaN(value) ? Number.NaN : next;
    }
    this.average = average;
  }

  private seed(value: number): number {
    if (Number.isNaN(value)) {
      this.count = 0;
      return Number.NaN;
    }
    this.sum = this.count === 0 ? value : this.sum + value;
    this.count += 1;
    this.average = this.count < this.length ? Number.NaN : this.sum / this.length;
    return this.average;
  }
}
