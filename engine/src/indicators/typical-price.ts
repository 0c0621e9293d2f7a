import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** Typical price: (high + low + close) / 3. */
export function calculateTypicalPrice({ high, low, close }: Candles, t: number): number {
  return (at(high, t) + at(low, t) + at(close, t)) / 3;
}
