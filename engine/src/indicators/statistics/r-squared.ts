import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateRegressionLine } from '../regression-line.ts';

// @see T. S. Chande and S. Kroll, The New Technical Trader (1994)
/** Determination of a regression line through the closes, 0 to 1; NaN where they are equal. */
export const rSquaredIndicator = defineIndicator({
  id: 'r-squared',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: [{ name: 'rSquared', draw: 'line' }],
  levels: [0, 1],
  create({ length }) {
    return createCandleFold(({ candles: { close } }, t) => [
      calculateRegressionLine(close, t, length).rSquared,
    ]);
  },
});
