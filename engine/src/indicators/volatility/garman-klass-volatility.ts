import { at } from '../../candles/column.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningMean } from '../running/running-window.ts';

/**
 * Volatility from open, high, low and close: root of the mean of half the squared logarithm of high over low less (2 ln 2 - 1) times that of
 * close over open, times the square root of the number of candles in a year, in percent.
 * @see M. B. Garman and M. J. Klass, "On the Estimation of Security Price Volatilities from Historical Data", Journal of Business (1980)
 */
export const garmanKlassVolatilityIndicator: IndicatorDefinition = {
  id: 'garman-klass-volatility',
  group: 'volatility',
  pane: 'own',
  parameters: [
    candleCount('length', 20),
    factor('candlesPerYear', 252, { minimum: 1, maximum: 525_600 }),
  ],
  outputs: [{ name: 'volatility', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const mean = createRunningMean(numberOf(parameters, 'length'));
    const perYear = numberOf(parameters, 'candlesPerYear');
    return perCandle(({ candles: { open, high, low, close } }, t) => {
      const range = Math.log(at(high, t) / at(low, t));
      const body = Math.log(at(close, t) / at(open, t));
      const variance = mean(0.5 * range ** 2 - (2 * Math.LN2 - 1) * body ** 2);
      return [100 * Math.sqrt(variance * perYear)];
    });
  },
};
