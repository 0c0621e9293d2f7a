import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma, createRunningWilderAverage } from '../running/running-average.ts';
import { calculateTrueRange } from '../true-range.ts';

// @see L. B. Raschke's form of C. Keltner's channel
/** Exponential average of the closes, and bands a multiple of the average true range around it. */
export const keltnerChannelIndicator = defineIndicator({
  id: 'keltner-channel',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 20),
    createNumberParameter('multiplier', 2),
    createCandleCountParameter('atrLength', 10),
  ],
  outputs: createOutputs('line', 'middle', 'upper', 'lower'),
  create({ length, atrLength, multiplier }) {
    const average = createRunningEma(length);
    const averageRange = createRunningWilderAverage(atrLength);
    return createCandleFold(({ candles }, t) => {
      const middle = average(at(candles.close, t));
      const distance = multiplier * averageRange(calculateTrueRange(candles, t));
      return Number.isNaN(distance) ? [] : [middle, middle + distance, middle - distance];
    });
  },
});
