import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';

// @see T. R. DeMark, The New Science of Technical Analysis (1994)
/** Rises of the high as a share of those plus falls of the low, 0 to 1; NaN where neither moved. */
export const demarkerIndicator = defineIndicator({
  id: 'demarker',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: [{ name: 'demarker', draw: 'line' }],
  levels: [0.3, 0.7],
  create({ length }) {
    const rises = createRollingSum(length);
    const falls = createRollingSum(length);
    return createCandleFold(({ candles: { high, low } }, t) => {
      const rise = rises(Math.max(at(high, t) - at(high, t - 1), 0));
      const fall = falls(Math.max(at(low, t - 1) - at(low, t), 0));
      return [rise / (rise + fall)];
    });
  },
});
