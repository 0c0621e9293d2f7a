import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningRsi } from '../running/running-rsi.ts';
import {
  createRunningHighest,
  createRunningLowest,
  createRunningMean,
} from '../running/running-window.ts';

/**
 * Where the relative strength index lies in its own range of the last candles, 0 to 100, and the simple mean of that. Not defined
 * where the index did not move.
 * @see T. Chande, S. Kroll, The New Technical Trader (1994)
 */
export const stochasticRsiIndicator: IndicatorDefinition = {
  id: 'stochastic-rsi',
  group: 'momentum',
  pane: 'own',
  parameters: [
    candleCount('rsiLength', 14),
    candleCount('length', 14),
    candleCount('signal', 3, { minimum: 1 }),
    candleCount('smooth', 1, { minimum: 1 }),
  ],
  outputs: [
    { name: 'stochasticRsi', draw: 'line' },
    { name: 'signal', draw: 'line' },
  ],
  levels: [20, 80],
  needsVolume: false,
  create(parameters) {
    const strength = createRunningRsi(numberOf(parameters, 'rsiLength'));
    const highest = createRunningHighest(numberOf(parameters, 'length'));
    const lowest = createRunningLowest(numberOf(parameters, 'length'));
    const smooth = createRunningMean(numberOf(parameters, 'smooth'));
    const signal = createRunningMean(numberOf(parameters, 'signal'));
    return perCandle(({ candles }, t) => {
      const index = strength(at(candles.close, t));
      const bottom = lowest(index);
      const value = smooth((100 * (index - bottom)) / (highest(index) - bottom));
      return [value, signal(value)];
    });
  },
};
