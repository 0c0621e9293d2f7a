import { at } from '../../candles/column.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningMean } from '../running/running-window.ts';

/**
 * Volatility from highs and lows: root of the mean squared logarithm of high over low, divided by 4 ln 2, times the square root of the
 * number of candles in a year, in percent.
 * @see M. Parkinson, "The Extreme Value Method for Estimating the Variance of the Rate of Return", Journal of Business (1980)
 */
export const parkinsonVolatilityIndicator: IndicatorDefinition = {
  id: 'parkinson-volatility',
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
    return perCandle(({ candles: { high, low } }, t) => {
      const variance = mean(Math.log(at(high, t) / at(low, t)) ** 2) / (4 * Math.LN2);
      return [100 * Math.sqrt(variance * perYear)];
    });
  },
};
