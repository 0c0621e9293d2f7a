import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';
import { calculateTrueRange } from '../true-range.ts';

// @see E. Botes and D. Siepman, "The Vortex Indicator", Stocks & Commodities (January 2010)
/** High to previous low (rising), low to previous high (falling) by true range; NaN unmoved. */
export const vortexIndicator = defineIndicator({
  id: 'vortex',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: createOutputs('line', 'rising', 'falling'),
  levels: [1],
  create({ length }) {
    const ranges = createRollingSum(length);
    const rising = createRollingSum(length);
    const falling = createRollingSum(length);
    return createCandleFold(({ candles }, t) => {
      const range = ranges(calculateTrueRange(candles, t));
      const up = rising(Math.abs(at(candles.high, t) - at(candles.low, t - 1)));
      const down = falling(Math.abs(at(candles.low, t) - at(candles.high, t - 1)));
      return [up / range, down / range];
    });
  },
});
