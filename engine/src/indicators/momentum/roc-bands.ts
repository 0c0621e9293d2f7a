import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';
import { createRollingDeviation } from '../running/rolling-window.ts';

// @see S. Vervoort, Capturing Profit with Technical Analysis (2009)
/** Percent change of the close, its EMA, and bands at its population deviation around zero. */
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
    const deviation = createRollingDeviation(bandLength);
    return createCandleFold(({ candles: { close } }, t) => {
      const change = 100 * (at(close, t) / at(close, t - length) - 1);
      const band = deviation(change);
      return [change, average(change), band, -band];
    });
  },
});
