import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateTrueRange } from '../true-range.ts';

// Maximum over all lengths from 2 to `length`; above 1 it exceeds a random walk. NaN where unmoved.
// @see E. M. Poulos, "Of Trends and Random Walks", Stocks & Commodities (February 1991)
/** Move of the high and of the low divided by that expected of a random walk of the same range. */
export const randomWalkIndexIndicator = defineIndicator({
  id: 'random-walk-index',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14, { maximum: 100 })],
  outputs: createOutputs('line', 'rising', 'falling'),
  levels: [1],
  create({ length: longest }) {
    return createCandleFold(({ candles }, t) => {
      if (t < longest) return [];
      let ranges = calculateTrueRange(candles, t);
      let rising = Number.NEGATIVE_INFINITY;
      let falling = Number.NEGATIVE_INFINITY;
      for (let length = 2; length <= longest; length += 1) {
        ranges += calculateTrueRange(candles, t - length + 1);
        const expected = (ranges / length) * Math.sqrt(length);
        if (expected === 0) continue;
        rising = Math.max(
          rising,
          (at(candles.high, t) - at(candles.low, t - length + 1)) / expected,
        );
        falling = Math.max(
          falling,
          (at(candles.high, t - length + 1) - at(candles.low, t)) / expected,
        );
      }
      return [rising, falling];
    });
  },
});
