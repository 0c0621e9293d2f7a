import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';

/**
 * How far the close has come over a window, as a share of the way it has gone: 0 to 1. Not defined where it has not moved.
 * @see P. J. Kaufman, Smarter Trading (1995)
 */
export const efficiencyRatioIndicator: IndicatorDefinition = {
  id: 'efficiency-ratio',
  group: 'trend',
  pane: 'own',
  parameters: [candleCount('length', 10)],
  outputs: [{ name: 'ratio', draw: 'line' }],
  levels: [0, 1],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const way = createRunningSum(length);
    return perCandle(({ candles: { close } }, t) => {
      const gone = way(Math.abs(at(close, t) - at(close, t - 1)));
      return [Math.min(Math.abs(at(close, t) - at(close, t - length)) / gone, 1)];
    });
  },
};
