import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';
import { createRollingMean } from '../running/rolling-window.ts';
import { calculatePriceRatio } from '../price-ratio.ts';

// @see V. Apirine, The Rate of Change With Bands, Stocks & Commodities, March 2021
/** Percent change of the close, its EMA, and bands at the root of its mean square around zero. */
export const rocBandsIndicator = defineIndicator({
  id: 'roc-bands',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 12, { minimum: 1 }),
    createCandleCountParameter('smoothing', 3, { minimum: 1 }),
    createCandleCountParameter('bandLength', 12),
  ],
  outputs: createOutputs('line', 'roc', 'average', 'upper', 'lower'),
  levels: [0],
  create({ length, smoothing, bandLength }) {
    const average = createRunningEma(smoothing);
    const meanSquare = createRollingMean(bandLength);
    return createCandleFold(({ candles: { close } }, t) => {
      const change = 100 * (calculatePriceRatio(close, t, length) - 1);
      const band = Math.sqrt(meanSquare(change * change));
      return [change, average(change), band, -band];
    });
  },
});
