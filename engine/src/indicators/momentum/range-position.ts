import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { createRunningHighest, createRunningLowest } from '../running/running-window.ts';

/**
 * Where the close lies between the lowest low and the highest high of the last `length` candles, 0 to 100; NaN where these are equal. To be asked
 * for every candle in order.
 */
export function createRangePosition(length: number): (candles: Candles, t: number) => number {
  const highest = createRunningHighest(length);
  const lowest = createRunningLowest(length);
  return ({ high, low, close }, t) => {
    const bottom = lowest(at(low, t));
    const range = highest(at(high, t)) - bottom;
    return range === 0 ? Number.NaN : (100 * (at(close, t) - bottom)) / range;
  };
}
