import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';

/**
 * Bull power is the high, bear power the low, less the exponential average of the close.
 * @see A. Elder, Trading for a Living (1993)
 */
export const elderRayIndicator: IndicatorDefinition = {
  id: 'elder-ray',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 13)],
  outputs: [
    { name: 'bullPower', draw: 'histogram' },
    { name: 'bearPower', draw: 'histogram' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const average = createRunningEma(numberOf(parameters, 'length'));
    return perCandle(({ candles: { high, low, close } }, t) => {
      const middle = average(at(close, t));
      return [at(high, t) - middle, at(low, t) - middle];
    });
  },
};
