import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** Range of a candle including the gap from the previous close; NaN for the first candle. */
export function calculateTrueRange({ high, low, close }: Candles, t: number): number {
  const previousClose = at(close, t - 1);
  return Math.max(at(high, t), previousClose) - Math.min(at(low, t), previousClose);
}
