import type { Candles } from '../candles/candles.ts';
import { at, growColumn } from '../candles/column.ts';
import { createEmaStep } from '../indicators/ema.ts';

/** MACD line of a growing series, computed for the candles appended since the last `extend`. */
export type MacdLine = {
  extend(): void;
  /** EMA(12) minus EMA(26) of the close, in price units. NaN up to candle 25 (index 24). */
  valueAt(t: number): number;
};

const [fastLength, slowLength] = [12, 26];
const [fastWeight, slowWeight] = [2 / (fastLength + 1), 2 / (slowLength + 1)];
const nextFast = createEmaStep(fastLength);
const nextSlow = createEmaStep(slowLength);

/** @see G. Appel, Technical Analysis: Power Tools for Active Investors (2005) */
export function createMacdLine(candles: Candles): MacdLine {
  const carried = { fast: 0, slow: 0 };
  let line = new Float64Array(0);
  let length = 0;
  const begin = (t: number): number => {
    carried.fast = nextFast(carried.fast, at(candles.close, t), t);
    carried.slow = nextSlow(carried.slow, at(candles.close, t), t);
    return t < slowLength - 1 ? Number.NaN : carried.fast - carried.slow;
  };
  return {
    extend() {
      const from = length;
      length = candles.length;
      if (length > line.length) line = growColumn(line, length);
      for (let t = from; t < Math.min(length, slowLength); t += 1) line[t] = begin(t);
      const { close } = candles;
      let { fast, slow } = carried;
      for (let t = Math.max(from, slowLength); t < length; t += 1) {
        const value = at(close, t);
        fast += fastWeight * (value - fast);
        slow += slowWeight * (value - slow);
        line[t] = fast - slow;
      }
      carried.fast = fast;
      carried.slow = slow;
    },
    valueAt(t) {
      return at(line, t);
    },
  };
}
