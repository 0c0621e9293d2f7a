import { at } from '../../candles/column.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingMean } from '../running/rolling-window.ts';

// @see M. B. Garman and M. J. Klass, "On the Estimation of Security Price Volatilities from
// Historical Data", Journal of Business (1980)
/** Annualized %: root of the mean of 0.5 x ln(high / low)^2 - (2 ln 2 - 1) x ln(close / open)^2. */
export const garmanKlassVolatilityIndicator = defineIndicator({
  id: 'garman-klass-volatility',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 20),
    createNumberParameter('candlesPerYear', 252, { minimum: 1, maximum: 525_600 }),
  ],
  outputs: [{ name: 'volatility', draw: 'line' }],
  create({ length, candlesPerYear }) {
    const mean = createRollingMean(length);
    const perYear = candlesPerYear;
    return createCandleFold(({ candles: { open, high, low, close } }, t) => {
      const range = Math.log(at(high, t) / at(low, t));
      const body = Math.log(at(close, t) / at(open, t));
      const variance = mean(0.5 * range ** 2 - (2 * Math.LN2 - 1) * body ** 2);
      return [100 * Math.sqrt(variance * perYear)];
    });
  },
});
