import type { Candles } from '../candles/candles.ts';
import { at, grown } from '../candles/column.ts';
import { createEma } from '../indicators/ema.ts';

/** The MACD line of a growing series, computed for the candles that were added since the last call of `extend`. */
export type MacdLine = {
  extend(): void;
  /** The average over 12 closes minus that over 26, in price units. NaN up to candle 25 (index 24). */
  valueAt(t: number): number;
};

/** @see G. Appel, Technical Analysis: Power Tools for Active Investors (2005) */
export function createMacdLine(candles: Candles): MacdLine {
  const fastFold = createEma(12);
  const slowFold = createEma(26);
  let fast = new Float64Array(0);
  let slow = new Float64Array(0);
  let length = 0;
  return {
    extend() {
      const range = { from: length, to: candles.length };
      length = candles.length;
      if (length > fast.length) {
        fast = grown(fast, length);
        slow = grown(slow, length);
      }
      fastFold.extend(candles.close, fast, range);
      slowFold.extend(candles.close, slow, range);
    },
    valueAt(t) {
      return at(fast, t) - at(slow, t);
    },
  };
}
