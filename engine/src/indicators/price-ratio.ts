import { at } from '../candles/column.ts';

/**
 * The price at `t` divided by that `length` candles before; NaN unless both are above zero: from or
 * to a price at or below zero no relative change is defined (crude oil fell to -37.63 in 2020).
 */
export function calculatePriceRatio(prices: Float64Array, t: number, length: number): number {
  const [before, after] = [at(prices, t - length), at(prices, t)];
  return before > 0 && after > 0 ? after / before : Number.NaN;
}
