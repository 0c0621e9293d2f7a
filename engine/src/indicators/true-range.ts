import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** The range of a candle, the gap from the close before included; NaN for the first candle. */
export function trueRangeAt({ high, low, close }: Candles, t: number): number {
  const previousClose = at(close, t - 1);
  return Math.max(at(high, t), previousClose) - Math.min(at(low, t), previousClose);
}
