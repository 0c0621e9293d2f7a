import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateRegressionLine } from '../regression-line.ts';

// @see C. F. Gauss, Theoria motus (1809); T. S. Chande, S. Kroll, The New Technical Trader (1994)
/** Slope of the least-squares line through the last closes, in price per candle. */
export const linearRegressionSlopeIndicator = defineIndicator({
  id: 'linear-regression-slope',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: [{ name: 'slope', draw: 'line' }],
  levels: [0],
  create({ length }) {
    return createCandleFold(({ candles: { close } }, t) => [
      calculateRegressionLine(close, t, length).slope,
    ]);
  },
});
