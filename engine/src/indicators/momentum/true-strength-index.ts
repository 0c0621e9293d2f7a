import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';
import type { Running } from '../running/running.ts';

/**
 * Change of the close, exponentially averaged twice, in percent of its size averaged likewise: -100 to 100. The signal is its exponential
 * average. Not defined while nothing has ever moved.
 * @see W. Blau, "True Strength Index", Technical Analysis of Stocks & Commodities (November 1991)
 */
export const trueStrengthIndexIndicator: IndicatorDefinition = {
  id: 'true-strength-index',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 25), candleCount('smoothing', 13), candleCount('signal', 7)],
  outputs: [
    { name: 'index', draw: 'line' },
    { name: 'signal', draw: 'line' },
  ],
  levels: [-25, 0, 25],
  needsVolume: false,
  create(parameters) {
    const createTwice = (): Running => {
      const first = createRunningEma(numberOf(parameters, 'length'));
      const second = createRunningEma(numberOf(parameters, 'smoothing'));
      return (value) => second(first(value));
    };
    const changes = createTwice();
    const sizes = createTwice();
    const signal = createRunningEma(numberOf(parameters, 'signal'));
    return perCandle(({ candles: { close } }, t) => {
      const change = at(close, t) - at(close, t - 1);
      const index = (100 * changes(change)) / sizes(Math.abs(change));
      return [index, signal(index)];
    });
  },
};
