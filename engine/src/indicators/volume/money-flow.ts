import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';

/** Where the close lies in the range of its candle: -1 at the low, 1 at the high; 0 for a candle without range. */
export function moneyFlowMultiplierAt({ high, low, close }: Candles, t: number): number {
  const range = at(high, t) - at(low, t);
  return range === 0 ? 0 : (at(close, t) - at(low, t) - (at(high, t) - at(close, t))) / range;
}

/** The volume of a candle, counted by where it closed in its range. */
export function moneyFlowVolumeAt(candles: Candles, t: number): number {
  return moneyFlowMultiplierAt(candles, t) * at(candles.volume, t);
}
