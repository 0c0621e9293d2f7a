import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';

/** Position of the close in its candle, -1 at the low, 1 at the high; 0 without a range. */
export function calculateMoneyFlowMultiplier({ high, low, close }: Candles, t: number): number {
  const range = at(high, t) - at(low, t);
  return range === 0 ? 0 : (at(close, t) - at(low, t) - (at(high, t) - at(close, t))) / range;
}

/** Money flow volume: volume times the money flow multiplier. */
export function calculateMoneyFlowVolume(candles: Candles, t: number): number {
  return calculateMoneyFlowMultiplier(candles, t) * at(candles.volume, t);
}
