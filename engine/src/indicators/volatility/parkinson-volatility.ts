import { at } from '../../candles/column.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingMean } from '../running/rolling-window.ts';

// @see M. Parkinson, "The Extreme Value Method for Estimating the Variance of the Rate of Return",
// Journal of Business (1980)
/** Annualized, in percent: square root of the mean of ln(high / low)^2 divided by 4 ln 2. */
export const parkinsonVolatilityIndicator = defineIndicator({
  id: 'parkinson-volatility',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 20),
    createNumberParameter('candlesPerYear', 252, { minimum: 1, maximum: 525_600 }),
  ],
  outputs: [{ name: 'volatility', draw: 'line' }],
  create({ length, candlesPerYear }) {
    const mean = createRollingMean(length);
    const perYear = candlesPerYear;
    return createCandleFold(({ candles: { high, low } }, t) => {
      const variance = mean(Math.log(at(high, t) / at(low, t)) ** 2) / (4 * Math.LN2);
      return [100 * Math.sqrt(variance * perYear)];
    });
  },
});
