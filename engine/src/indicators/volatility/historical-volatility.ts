import { at } from '../../candles/column.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingDeviation } from '../running/rolling-window.ts';

// @see J. C. Hull, Options, Futures, and Other Derivatives: estimating volatility
/** Annualized sample standard deviation (length - 1) of the close's log changes, in percent. */
export const historicalVolatilityIndicator = defineIndicator({
  id: 'historical-volatility',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 20),
    createNumberParameter('candlesPerYear', 252, { minimum: 1, maximum: 525_600 }),
  ],
  outputs: [{ name: 'volatility', draw: 'line' }],
  create({ length, candlesPerYear }) {
    const deviation = createRollingDeviation(length);
    // Converts from population to sample deviation, annualizes, and converts to percent.
    const scale = 100 * Math.sqrt((length / (length - 1)) * candlesPerYear);
    return createCandleFold(({ candles: { close } }, t) => [
      scale * deviation(Math.log(at(close, t) / at(close, t - 1))),
    ]);
  },
});
