import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';
import { createRunningDeviation } from '../running/running-window.ts';

/**
 * Relative change of the close over `length` candles in percent, its exponential average, and bands at the standard deviation of the changes
 * (as of a whole population) above and below zero.
 * @see S. Vervoort, Capturing Profit with Technical Analysis (2009)
 */
export const rocBandsIndicator: IndicatorDefinition = {
  id: 'roc-bands',
  group: 'momentum',
  pane: 'own',
  parameters: [
    candleCount('length', 12, { minimum: 1 }),
    candleCount('smoothing', 3, { minimum: 1 }),
    candleCount('bandLength', 12),
  ],
  outputs: [
    { name: 'roc', draw: 'line' },
    { name: 'average', draw: 'line' },
    { name: 'upper', draw: 'line' },
    { name: 'lower', draw: 'line' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const average = createRunningEma(numberOf(parameters, 'smoothing'));
    const deviation = createRunningDeviation(numberOf(parameters, 'bandLength'));
    return perCandle(({ candles: { close } }, t) => {
      const change = 100 * (at(close, t) / at(close, t - length) - 1);
      const band = deviation(change);
      return [change, average(change), band, -band];
    });
  },
};
