import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Range } from './column-fold.ts';

/** Average true range as a fold over candles; see `ColumnFold`. */
export type AtrFold = { extend(candles: Candles, output: Float64Array, range: Range): void };

/**
 * Wilder's smoothing of the true range, seeded with the simple mean of the first `length` of them; the first candle has none.
 * @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
 */
export function createAtr(length: number): AtrFold {
  let carried = 0;
  return {
    extend({ high, low, close }, output, { from, to }) {
      let average = carried;
      if (from === 0 && to > 0) output[0] = Number.NaN;
      for (let t = Math.max(from, 1); t < to; t += 1) {
        const previousClose = at(close, t - 1);
        const trueRange = Math.max(at(high, t), previousClose) - Math.min(at(low, t), previousClose);
        if (t > length) {
          average = (average * (length - 1) + trueRange) / length;
          output[t] = average;
        } else {
          average += trueRange;
          if (t === length) average /= length;
          output[t] = t === length ? average : Number.NaN;
        }
      }
      carried = average;
    },
  };
}

/** Average true range in price units (Wilder). Defined from index `length` on, NaN before. */
export function atr(candles: Candles, length: number): Float64Array {
  const output = new Float64Array(candles.length);
  createAtr(length).extend(candles, output, { from: 0, to: candles.length });
  return output;
}
