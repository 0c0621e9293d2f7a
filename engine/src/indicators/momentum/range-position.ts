import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { createRollingHighest, createRollingLowest } from '../running/rolling-window.ts';

/** Raw stochastic %K, 0 to 100; NaN without a range. Must be called for every candle in order. */
export function createRangePosition(length: number): (candles: Candles, t: number) => number {
  const highest = createRollingHighest(length);
  const lowest = createRollingLowest(length);
  return ({ high, low, close }, t) => {
    const bottom = lowest(at(low, t));
    const range = highest(at(high, t)) - bottom;
    return range === 0 ? Number.NaN : (100 * (at(close, t) - bottom)) / range;
  };
}
