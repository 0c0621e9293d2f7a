import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningMean } from '../running/running-window.ts';
import { createRangePosition } from './range-position.ts';

/**
 * Slow stochastic oscillator: %K is the simple mean, over `smooth` candles, of where the close lies in the range of the last `length` candles; %D
 * is the simple mean of %K over `signal` candles; %J = 3 x %K - 2 x %D. With `smooth` 1 it is the fast one.
 */
export const stochasticIndicator: IndicatorDefinition = {
  id: 'stochastic',
  group: 'momentum',
  pane: 'own',
  parameters: [
    candleCount('length', 14),
    candleCount('signal', 3, { minimum: 1 }),
    candleCount('smooth', 3, { minimum: 1 }),
  ],
  outputs: [
    { name: 'k', draw: 'line' },
    { name: 'd', draw: 'line' },
    { name: 'j', draw: 'line' },
  ],
  levels: [20, 80],
  needsVolume: false,
  create(parameters) {
    const rangePosition = createRangePosition(numberOf(parameters, 'length'));
    const smooth = createRunningMean(numberOf(parameters, 'smooth'));
    const signal = createRunningMean(numberOf(parameters, 'signal'));
    return perCandle(({ candles }, t) => {
      const k = smooth(rangePosition(candles, t));
      const d = signal(k);
      return [k, d, 3 * k - 2 * d];
    });
  },
};
