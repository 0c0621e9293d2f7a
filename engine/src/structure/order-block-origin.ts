import type { Candles } from '../candles/candles.ts';
import { at, grown, grownIndices, indexAt } from '../candles/column.ts';

export type OrderBlockOrigin = {
  /** Candle `t` has closed. O(1) on average. */
  step(t: number): void;
  /** The extreme candle from `from` to the last one seen, the first of equals. O(log n). */
  since(from: number): number;
};

type OriginInput = {
  readonly candles: Candles;
  readonly indicators: { readonly atr200: Float64Array };
};

/**
 * Finds the lowest low (for bullish blocks) or the highest high of any stretch of candles that ends now. Candles whose range is at
 * least twice ATR(200) of the candle before are passed over, unless that leaves none. A monotonic stack: of the candles that count,
 * those that no later one has passed, the most extreme first.
 */
export function createOrderBlockOrigin({ candles, indicators }: OriginInput, side: 'low' | 'high'): OrderBlockOrigin {
  const isHigh = side === 'high';
  let times = new Int32Array(64);
  let heights = new Float64Array(64);
  let count = 0;
  let last = -1;
  const heightOf = (t: number): number => (isHigh ? at(candles.high, t) : -at(candles.low, t));

  const extremeOfAll = (from: number): number => {
    let extreme = from;
    for (let t = from + 1; t <= last; t += 1) if (heightOf(t) > heightOf(extreme)) extreme = t;
    return extreme;
  };
  return {
    step(t) {
      last = t;
      // False while ATR(200) is not defined: then no candle is passed over.
      if (t > 0 && at(candles.high, t) - at(candles.low, t) >= 2 * at(indicators.atr200, t - 1)) return;
      const height = isHigh ? at(candles.high, t) : -at(candles.low, t);
      while (count > 0 && at(heights, count - 1) < height) count -= 1;
      if (count === times.length) {
        times = grownIndices(times, count + 1);
        heights = grown(heights, count + 1);
      }
      times[count] = t;
      heights[count] = height;
      count += 1;
    },
    since(from) {
      let below = -1;
      let above = count;
      while (above - below > 1) {
        const middle = (below + above) >> 1;
        if (indexAt(times, middle) < from) below = middle;
        else above = middle;
      }
      return above < count ? indexAt(times, above) : extremeOfAll(from);
    },
  };
}
