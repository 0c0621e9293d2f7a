import { at } from '../candles/column.ts';

/** Number of rows on each side an extreme is compared with. */
export type Span = { readonly left: number; readonly right: number };

/** Strictly above the others from `left` rows before to `right` after; false if one is missing. */
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

/** Strictly below the others in that range; false if a row is missing. */
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
