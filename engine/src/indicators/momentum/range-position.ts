import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { windowHighest, windowLowest } from '../window.ts';

/** Where the close lies between the lowest low and the highest high of the last `length` candles, 0 to 100. NaN where these are equal. */
export function rangePositionAt({ high, low, close }: Candles, t: number, length: number): number {
  const lowest = windowLowest(low, t, length);
  const range = windowHighest(high, t, length) - lowest;
  return range === 0 ? Number.NaN : (100 * (at(close, t) - lowest)) / range;
}
