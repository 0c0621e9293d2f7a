import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWeightedMean } from '../running/running-window.ts';

/**
 * Weighted mean of the sum of two relative changes of the close, in percent. Made for monthly candles.
 * @see E. S. C. Coppock, Barron's (15 October 1962)
 */
export const coppockCurveIndicator: IndicatorDefinition = {
  id: 'coppock-curve',
  group: 'momentum',
  pane: 'own',
  parameters: [
    candleCount('longLength', 14, { minimum: 1 }),
    candleCount('shortLength', 11, { minimum: 1 }),
    candleCount('smoothing', 10, { minimum: 1 }),
  ],
  outputs: [{ name: 'curve', draw: 'line' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const long = numberOf(parameters, 'longLength');
    const short = numberOf(parameters, 'shortLength');
    const mean = createRunningWeightedMean(numberOf(parameters, 'smoothing'));
    return perCandle(({ candles: { close } }, t) => {
      const changeOver = (length: number): number =>
        100 * (at(close, t) / at(close, t - length) - 1);
      return [mean(changeOver(long) + changeOver(short))];
    });
  },
};
