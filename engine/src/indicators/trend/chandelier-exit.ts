import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { createRunningHighest, createRunningLowest } from '../running/running-window.ts';
import { trueRangeAt } from '../true-range.ts';

/**
 * Hangs below the highest high, and stands above the lowest low, of the last candles by a multiple of the average true range.
 * @see C. Le Beau's chandelier exit, in A. Elder, Come into My Trading Room (2002)
 */
export const chandelierExitIndicator: IndicatorDefinition = {
  id: 'chandelier-exit',
  group: 'trend',
  pane: 'price',
  parameters: [candleCount('length', 22), factor('multiplier', 3)],
  outputs: [
    { name: 'below', draw: 'line' },
    { name: 'above', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const multiplier = numberOf(parameters, 'multiplier');
    const averageRange = createRunningWilder(length);
    const highest = createRunningHighest(length);
    const lowest = createRunningLowest(length);
    return perCandle(({ candles }, t) => {
      const distance = multiplier * averageRange(trueRangeAt(candles, t));
      return [highest(at(candles.high, t)) - distance, lowest(at(candles.low, t)) + distance];
    });
  },
};
