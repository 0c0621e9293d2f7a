import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningMean } from '../running/running-window.ts';

/**
 * Simple mean of close less open.
 * @see T. S. Chande and S. Kroll, The New Technical Trader (1994)
 */
export const qstickIndicator: IndicatorDefinition = {
  id: 'qstick',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 8, { minimum: 1 })],
  outputs: [{ name: 'qstick', draw: 'line' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const mean = createRunningMean(numberOf(parameters, 'length'));
    return perCandle(({ candles: { open, close } }, t) => [mean(at(close, t) - at(open, t))]);
  },
};
