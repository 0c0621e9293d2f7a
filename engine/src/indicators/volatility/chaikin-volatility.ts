import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';
import { createDelay } from '../running/streaming-calculation.ts';

// @see M. Chaikin's volatility, in S. B. Achelis, Technical Analysis from A to Z (1995)
/** Percent change of the exponential average of the high-low range over `length` candles. */
export const chaikinVolatilityIndicator = defineIndicator({
  id: 'chaikin-volatility',
  pane: 'own',
  parameters: [
    createCandleCountParameter('smoothing', 10),
    createCandleCountParameter('length', 10, { minimum: 1 }),
  ],
  outputs: [{ name: 'change', draw: 'line' }],
  levels: [0],
  create({ smoothing, length }) {
    const average = createRunningEma(smoothing);
    const before = createDelay(length);
    return createCandleFold(({ candles: { high, low } }, t) => {
      const range = average(at(high, t) - at(low, t));
      return [100 * (range / before(range) - 1)];
    });
  },
});
