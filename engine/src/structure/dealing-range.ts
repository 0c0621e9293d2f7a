import type { Candles } from '../candles/candles.ts';
import { at, grown } from '../candles/column.ts';
import type { SwingScanner } from './swing.ts';

/**
 * The range price trades in, per candle: from the latest confirmed swing low to the latest confirmed swing high, each extended by
 * newer extremes. NaN until both are known. Above its middle price is at a premium, below it at a discount.
 */
export type DealingRange = { readonly top: Float64Array; readonly bottom: Float64Array };

export type DealingRangeScanner = {
  step(t: number): void;
  /** The columns up to candle `length`; later candles never change them. */
  snapshot(length: number): DealingRange;
};

export function createDealingRangeScanner(candles: Candles, swings: SwingScanner): DealingRangeScanner {
  let tops = new Float64Array(64);
  let bottoms = new Float64Array(64);
  let top = Number.NaN;
  let bottom = Number.NaN;
  return {
    step(t) {
      if (t >= tops.length) {
        tops = grown(tops, t + 1);
        bottoms = grown(bottoms, t + 1);
      }
      // A new pivot begins its side anew: by the rule of pivots no candle since has gone beyond it.
      top = swings.high?.confirmedAt === t ? swings.high.price : Math.max(top, at(candles.high, t));
      bottom = swings.low?.confirmedAt === t ? swings.low.price : Math.min(bottom, at(candles.low, t));
      tops[t] = top;
      bottoms[t] = bottom;
    },
    snapshot: (length) => ({ top: tops.subarray(0, length), bottom: bottoms.subarray(0, length) }),
  };
}
