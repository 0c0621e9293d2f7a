import { at } from '../candles/column.ts';

/** How many rows to the left and to the right an extreme is compared with. */
export type Span = { readonly left: number; readonly right: number };

/** Whether the value of a row is higher than every other from `left` rows before to `right` rows after it; false where one of them is not there. */
export function isStrictlyHighest(
  column: Float64Array,
  index: number,
  { left, right }: Span,
): boolean {
  const value = at(column, index);
  for (let other = index - left; other <= index + right; other += 1) {
    if (other !== index && !(value > at(column, other))) return false;
  }
  return true;
}

/** Whether it is lower than every other of them. */
export function isStrictlyLowest(
  column: Float64Array,
  index: number,
  { left, right }: Span,
): boolean {
  const value = at(column, index);
  for (let other = index - left; other <= index + right; other += 1) {
    if (other !== index && !(value < at(column, other))) return false;
  }
  return true;
}
