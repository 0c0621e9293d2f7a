import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateRegressionLine } from '../regression-line.ts';

// Every candle has the end point of its own line; earlier values are not redrawn. @see G. Raff,
// "Trading the Regression Channel", Stocks & Commodities (October 1991), there with extremes
/** Least-squares end point of closes, bands at a multiple of the residuals' deviation. */
export const linearRegressionChannelIndicator = defineIndicator({
  id: 'linear-regression-channel',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 100, { minimum: 3 }),
    createNumberParameter('multiplier', 2),
  ],
  outputs: createOutputs('line', 'middle', 'upper', 'lower'),
  create({ length, multiplier }) {
    return createCandleFold(({ candles: { close } }, t) => {
      const { last, residual } = calculateRegressionLine(close, t, length);
      return [last, last + multiplier * residual, last - multiplier * residual];
    });
  },
});
