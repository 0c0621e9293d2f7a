import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingDeviation, createRollingMean } from '../running/rolling-window.ts';

/** Distance of the close from its mean in population standard deviations; NaN where all equal. */
export const zScoreIndicator = defineIndicator({
  id: 'z-score',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 20)],
  outputs: [{ name: 'zScore', draw: 'line' }],
  levels: [-2, 0, 2],
  create({ length }) {
    const mean = createRollingMean(length);
    const deviation = createRollingDeviation(length);
    return createCandleFold(({ candles }, t) => {
      const close = at(candles.close, t);
      return [(close - mean(close)) / deviation(close)];
    });
  },
});
