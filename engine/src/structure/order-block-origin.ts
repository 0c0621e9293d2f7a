import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/**
 * The lowest low (for bullish blocks) or the highest high of the candles from `from` up to, not including, `to`; the first of
 * equals. Candles whose range is at least twice ATR(200) of the candle before are passed over, unless that leaves none.
 */
export type OrderBlockOrigin = (side: 'low' | 'high', from: number, to: number) => number;

type OriginInput = {
  readonly candles: Candles;
  readonly indicators: { readonly atr200: Float64Array };
};

// A plain search is linear over a run: a pivot is broken once, and the next one of its side comes after that break or just before it.
export function createOrderBlockOrigin({ candles, indicators }: OriginInput): OrderBlockOrigin {
  return (side, from, to) => {
    const { high, low } = candles;
    const { atr200 } = indicators;
    const isHigh = side === 'high';
    let found = -1;
    let extreme = Number.NEGATIVE_INFINITY;
    let foundOfAll = from;
    let extremeOfAll = Number.NEGATIVE_INFINITY;
    for (let t = from; t < to; t += 1) {
      const height = isHigh ? at(high, t) : -at(low, t);
      if (height <= extreme) continue;
      if (height > extremeOfAll) {
        foundOfAll = t;
        extremeOfAll = height;
      }
      // False while ATR(200) is not defined: then no candle is passed over.
      if (t > 0 && at(high, t) - at(low, t) >= 2 * at(atr200, t - 1)) continue;
      found = t;
      extreme = height;
    }
    return found < 0 ? foundOfAll : found;
  };
}
