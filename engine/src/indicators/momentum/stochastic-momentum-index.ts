import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';
import type { Running } from '../running/running.ts';
import { windowHighest, windowLowest } from '../window.ts';

/**
 * Distance of the close from the middle of its range, smoothed twice, in percent of half the range, smoothed likewise: -100 to 100. The
 * signal is its exponential average.
 * @see W. Blau, Momentum, Direction, and Divergence (1995)
 */
export const stochasticMomentumIndexIndicator: IndicatorDefinition = {
  id: 'stochastic-momentum-index',
  group: 'momentum',
  pane: 'own',
  parameters: [
    candleCount('length', 13, { minimum: 1 }),
    candleCount('firstSmoothing', 25, { minimum: 1 }),
    candleCount('secondSmoothing', 2, { minimum: 1 }),
    candleCount('signal', 3, { minimum: 1 }),
  ],
  outputs: [
    { name: 'index', draw: 'line' },
    { name: 'signal', draw: 'line' },
  ],
  levels: [-40, 0, 40],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const createTwice = (): Running => {
      const first = createRunningEma(numberOf(parameters, 'firstSmoothing'));
      const second = createRunningEma(numberOf(parameters, 'secondSmoothing'));
      return (value) => second(first(value));
    };
    const distances = createTwice();
    const ranges = createTwice();
    const signal = createRunningEma(numberOf(parameters, 'signal'));
    return perCandle(({ candles: { high, low, close } }, t) => {
      const highest = windowHighest(high, t, length);
      const lowest = windowLowest(low, t, length);
      const index =
        (100 * distances(at(close, t) - (highest + lowest) / 2)) / (ranges(highest - lowest) / 2);
      return [index, signal(index)];
    });
  },
};
