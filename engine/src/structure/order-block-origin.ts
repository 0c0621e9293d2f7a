import type { Candles } from '../candles/candles.ts';
import { at, grown, grownIndices, indexAt } from '../candles/column.ts';

export type OrderBlockOrigin = {
  /**
   * The extreme candle from `from` up to, not including, `to`; the first of equals. `to` never goes back. O(log n), and on average
   * O(1) for every candle that no earlier call has come to.
   */
  between(from: number, to: number): number;
};

type OriginInput = {
  readonly candles: Candles;
  readonly indicators: { readonly atr200: Float64Array };
};

/**
 * Finds the lowest low (for bullish blocks) or the highest high of a stretch of candles. Candles whose range is at least twice
 * ATR(200) of the candle before are passed over, unless that leaves none. A monotonic stack: of the candles that count, those that
 * no later one has passed, the most extreme first. It takes candles in when it is asked, not one by one: breaks are rare.
 */
export function createOrderBlockOrigin({ candles, indicators }: OriginInput, side: 'low' | 'high'): OrderBlockOrigin {
  const isHigh = side === 'high';
  let times = new Int32Array(64);
  let heights = new Float64Array(64);
  let count = 0;
  let next = 0;

  const heightOf = (t: number): number => (isHigh ? at(candles.high, t) : -at(candles.low, t));

  const takeIn = (to: number): void => {
    const { high, low } = candles;
    const { atr200 } = indicators;
    let top = count;
    for (let t = next; t < to; t += 1) {
      // False while ATR(200) is not defined: then no candle is passed over.
      if (t > 0 && at(high, t) - at(low, t) >= 2 * at(atr200, t - 1)) continue;
      const height = isHigh ? at(high, t) : -at(low, t);
      while (top > 0 && at(heights, top - 1) < height) top -= 1;
      if (top === times.length) {
        times = grownIndices(times, top + 1);
        heights = grown(heights, top + 1);
      }
      times[top] = t;
      heights[top] = height;
      top += 1;
    }
    count = top;
    next = to;
  };
  const extremeOfAll = (from: number, to: number): number => {
    let extreme = from;
    for (let t = from + 1; t < to; t += 1) if (heightOf(t) > heightOf(extreme)) extreme = t;
    return extreme;
  };
  return {
    between(from, to) {
      takeIn(to);
      let below = -1;
      let above = count;
      while (above - below > 1) {
        const middle = (below + above) >> 1;
        if (indexAt(times, middle) < from) below = middle;
        else above = middle;
      }
      return above < count ? indexAt(times, above) : extremeOfAll(from, to);
    },
  };
}
