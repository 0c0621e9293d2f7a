import { at } from '../../candles/column.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningDeviation } from '../running/running-window.ts';

/**
 * Standard deviation of the logarithmic changes of the close (of a sample, divided by length - 1), times the square root of the number of
 * candles in a year, in percent.
 * @see J. C. Hull, Options, Futures, and Other Derivatives: estimating volatility from historical data
 */
export const historicalVolatilityIndicator: IndicatorDefinition = {
  id: 'historical-volatility',
  group: 'volatility',
  pane: 'own',
  parameters: [
    candleCount('length', 20),
    factor('candlesPerYear', 252, { minimum: 1, maximum: 525_600 }),
  ],
  outputs: [{ name: 'volatility', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const deviation = createRunningDeviation(length);
    // From a population's to a sample's, to a year's, in percent.
    const scale = 100 * Math.sqrt((length / (length - 1)) * numberOf(parameters, 'candlesPerYear'));
    return perCandle(({ candles: { close } }, t) => [
      scale * deviation(Math.log(at(close, t) / at(close, t - 1))),
    ]);
  },
};
