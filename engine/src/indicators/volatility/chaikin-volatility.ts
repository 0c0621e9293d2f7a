import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';
import { createDelay } from '../running/running.ts';

/**
 * Relative change, in percent, of the exponential average of the range against some candles ago.
 * @see M. Chaikin's volatility, in S. B. Achelis, Technical Analysis from A to Z (1995)
 */
export const chaikinVolatilityIndicator: IndicatorDefinition = {
  id: 'chaikin-volatility',
  group: 'volatility',
  pane: 'own',
  parameters: [candleCount('smoothing', 10), candleCount('length', 10, { minimum: 1 })],
  outputs: [{ name: 'change', draw: 'line' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const average = createRunningEma(numberOf(parameters, 'smoothing'));
    const before = createDelay(numberOf(parameters, 'length'));
    return perCandle(({ candles: { high, low } }, t) => {
      const range = average(at(high, t) - at(low, t));
      return [100 * (range / before(range) - 1)];
    });
  },
};
