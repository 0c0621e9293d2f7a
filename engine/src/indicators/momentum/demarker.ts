import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';

/**
 * Rises of the high as a share of rises of the high and falls of the low over a window, 0 to 1. Not defined where there is neither.
 * @see T. R. DeMark, The New Science of Technical Analysis (1994)
 */
export const demarkerIndicator: IndicatorDefinition = {
  id: 'demarker',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'demarker', draw: 'line' }],
  levels: [0.3, 0.7],
  needsVolume: false,
  create(parameters) {
    const rises = createRunningSum(numberOf(parameters, 'length'));
    const falls = createRunningSum(numberOf(parameters, 'length'));
    return perCandle(({ candles: { high, low } }, t) => {
      const rise = rises(Math.max(at(high, t) - at(high, t - 1), 0));
      const fall = falls(Math.max(at(low, t - 1) - at(low, t), 0));
      return [rise / (rise + fall)];
    });
  },
};
