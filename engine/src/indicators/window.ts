import { at } from '../candles/column.ts';

// Statistics of the `length` values of a column that end at row `t`, recomputed for every row from
// oldest to newest: no rounding drift. NaN with fewer rows or a NaN value.

/** Sum of a window. */
export function calculateWindowSum(column: Float64Array, t: number, length: number): number {
  if (t < length - 1) return Number.NaN;
  let sum = 0;
  for (let index = t - length + 1; index <= t; index += 1) sum += at(column, index);
  return sum;
}

/** Simple mean of a window. */
export function calculateWindowMean(column: Float64Array, t: number, length: number): number {
  return calculateWindowSum(column, t, length) / length;
}

/** Highest value of a window. */
export function findWindowHighest(column: Float64Array, t: number, length: number): number {
  if (t < length - 1) return Number.NaN;
  let highest = at(column, t);
  for (let index = t - length + 1; index < t; index += 1)
    highest = Math.max(highest, at(column, index));
  return highest;
}

/** Lowest value of a window. */
export function findWindowLowest(column: Float64Array, t: number, length: number): number {
  if (t < length - 1) return Number.NaN;
  let lowest = at(column, t);
  for (let index = t - length + 1; index < t; index += 1)
    lowest = Math.min(lowest, at(column, index));
  return lowest;
}
