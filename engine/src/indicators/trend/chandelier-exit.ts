import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { createRollingHighest, createRollingLowest } from '../running/rolling-window.ts';
import { calculateTrueRange } from '../true-range.ts';

// @see C. Le Beau's chandelier exit, in A. Elder, Come into My Trading Room (2002)
/** Stops a multiple of the ATR below the highest high and above the lowest low. */
export const chandelierExitIndicator = defineIndicator({
  id: 'chandelier-exit',
  pane: 'price',
  parameters: [createCandleCountParameter('length', 22), createNumberParameter('multiplier', 3)],
  outputs: createOutputs('line', 'below', 'above'),
  create({ length, multiplier }) {
    const averageRange = createRunningWilderAverage(length);
    const highest = createRollingHighest(length);
    const lowest = createRollingLowest(length);
    return createCandleFold(({ candles }, t) => {
      const distance = multiplier * averageRange(calculateTrueRange(candles, t));
      return [highest(at(candles.high, t)) - distance, lowest(at(candles.low, t)) + distance];
    });
  },
});
