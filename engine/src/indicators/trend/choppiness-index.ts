import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import {
  createRollingHighest,
  createRollingLowest,
  createRollingSum,
} from '../running/rolling-window.ts';
import { calculateTrueRange } from '../true-range.ts';

// @see E. W. Dreiss's choppiness index, in Technical Analysis of Stocks & Commodities (1993)
/** True ranges over the range they cover, log scale: 0 straight, 100 sideways, NaN unmoved. */
export const choppinessIndexIndicator = defineIndicator({
  id: 'choppiness-index',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: [{ name: 'choppiness', draw: 'line' }],
  levels: [38.2, 61.8],
  create({ length }) {
    const ranges = createRollingSum(length);
    const highest = createRollingHighest(length);
    const lowest = createRollingLowest(length);
    return createCandleFold(({ candles }, t) => {
      const previousClose = at(candles.close, t - 1);
      const covered =
        highest(Math.max(at(candles.high, t), previousClose)) -
        lowest(Math.min(at(candles.low, t), previousClose));
      return [
        (100 * Math.log(ranges(calculateTrueRange(candles, t)) / covered)) / Math.log(length),
      ];
    });
  },
});
