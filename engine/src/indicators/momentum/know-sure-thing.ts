import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningMean } from '../running/running-window.ts';

const changes = [1, 2, 3, 4];

/**
 * Four relative changes of the close in percent, each smoothed by a simple mean, weighted 1 to 4 from the shortest to the longest and
 * added up; the signal is a simple mean of that.
 * @see M. J. Pring, "The KST System", Technical Analysis of Stocks & Commodities (September 1992)
 */
export const knowSureThingIndicator: IndicatorDefinition = {
  id: 'know-sure-thing',
  group: 'momentum',
  pane: 'own',
  parameters: [
    candleCount('length1', 10, { minimum: 1 }),
    candleCount('length2', 15, { minimum: 1 }),
    candleCount('length3', 20, { minimum: 1 }),
    candleCount('length4', 30, { minimum: 1 }),
    candleCount('smoothing1', 10, { minimum: 1 }),
    candleCount('smoothing2', 10, { minimum: 1 }),
    candleCount('smoothing3', 10, { minimum: 1 }),
    candleCount('smoothing4', 15, { minimum: 1 }),
    candleCount('signal', 9, { minimum: 1 }),
  ],
  outputs: [
    { name: 'kst', draw: 'line' },
    { name: 'signal', draw: 'line' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const parts = changes.map((weight) => ({
      weight,
      length: numberOf(parameters, `length${weight}`),
      mean: createRunningMean(numberOf(parameters, `smoothing${weight}`)),
    }));
    const signal = createRunningMean(numberOf(parameters, 'signal'));
    return perCandle(({ candles: { close } }, t) => {
      let sum = 0;
      for (const { weight, length, mean } of parts)
        sum += weight * mean(100 * (at(close, t) / at(close, t - length) - 1));
      return [sum, signal(sum)];
    });
  },
};
