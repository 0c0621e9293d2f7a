import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { calculateTrueRange } from '../true-range.ts';
import { calculateWindowMean } from '../window.ts';

/** Mean of the close, bands a multiple of the ATR. @see M. Stoller, Stocks & Commodities */
export const starcBandsIndicator = defineIndicator({
  id: 'starc-bands',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 6),
    createNumberParameter('multiplier', 2),
    createCandleCountParameter('atrLength', 15),
  ],
  outputs: createOutputs('line', 'middle', 'upper', 'lower'),
  create({ length, atrLength, multiplier }) {
    const averageRange = createRunningWilderAverage(atrLength);
    return createCandleFold(({ candles }, t) => {
      const middle = calculateWindowMean(candles.close, t, length);
      const distance = multiplier * averageRange(calculateTrueRange(candles, t));
      return Number.isNaN(distance) ? [] : [middle, middle + distance, middle - distance];
    });
  },
});
