import { at } from '../candles/column.ts';

/*
 * Figures of the `length` values of a column that end at row `t`, summed from the oldest to the newest, anew for every row: nothing
 * drifts, and no value outside the window leaves a trace. NaN when there are fewer rows or one of the values is NaN.
 */

/** Sum of a window. */
export function windowSum(column: Float64Array, t: number, length: number): number {
  if (t < length - 1) return Number.NaN;
  let sum = 0;
  for (let index = t - length + 1; index <= t; index += 1) sum += at(column, index);
  return sum;
}

/** Simple mean of a window. */
export function windowMean(column: Float64Array, t: number, length: number): number {
  return windowSum(column, t, length) / length;
}

/** Highest value of a window. */
export function windowHighest(column: Float64Array, t: number, length: number): number {
  if (t < length - 1) return Number.NaN;
  let highest = at(column, t);
  for (let index = t - length + 1; index < t; index += 1)
    highest = Math.max(highest, at(column, index));
  return highest;
}

/** Lowest value of a window. */
export function windowLowest(column: Float64Array, t: number, length: number): number {
  if (t < length - 1) return Number.NaN;
  let lowest = at(column, t);
  for (let index = t - length + 1; index < t; index += 1)
    lowest = Math.min(lowest, at(column, index));
  return lowest;
}
