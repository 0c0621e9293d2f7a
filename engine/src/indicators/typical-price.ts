import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** (high + low + close) / 3. */
export function typicalPriceAt({ high, low, close }: Candles, t: number): number {
  return (at(high, t) + at(low, t) + at(close, t)) / 3;
}
