import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingWeightedMean } from '../running/rolling-window.ts';
import { calculatePriceRatio } from '../price-ratio.ts';

// @see E. S. C. Coppock, Barron's (15 October 1962)
/** Weighted mean of two summed rates of change of the close, in percent; for monthly candles. */
export const coppockCurveIndicator = defineIndicator({
  id: 'coppock-curve',
  pane: 'own',
  parameters: [
    createCandleCountParameter('longLength', 14, { minimum: 1 }),
    createCandleCountParameter('shortLength', 11, { minimum: 1 }),
    createCandleCountParameter('smoothing', 10, { minimum: 1 }),
  ],
  outputs: [{ name: 'curve', draw: 'line' }],
  levels: [0],
  create({ longLength, shortLength, smoothing }) {
    const long = longLength;
    const short = shortLength;
    const mean = createRollingWeightedMean(smoothing);
    return createCandleFold(({ candles: { close } }, t) => {
      const changeOver = (length: number): number =>
        100 * (calculatePriceRatio(close, t, length) - 1);
      return [mean(changeOver(long) + changeOver(short))];
    });
  },
});
