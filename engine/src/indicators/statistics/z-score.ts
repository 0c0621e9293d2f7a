import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningDeviation, createRunningMean } from '../running/running-window.ts';

/** How many standard deviations (of a population) the close lies from the mean of the last closes. Not defined where they are all equal. */
export const zScoreIndicator: IndicatorDefinition = {
  id: 'z-score',
  group: 'statistics',
  pane: 'own',
  parameters: [candleCount('length', 20)],
  outputs: [{ name: 'zScore', draw: 'line' }],
  levels: [-2, 0, 2],
  needsVolume: false,
  create(parameters) {
    const mean = createRunningMean(numberOf(parameters, 'length'));
    const deviation = createRunningDeviation(numberOf(parameters, 'length'));
    return perCandle(({ candles }, t) => {
      const close = at(candles.close, t);
      return [(close - mean(close)) / deviation(close)];
    });
  },
};
