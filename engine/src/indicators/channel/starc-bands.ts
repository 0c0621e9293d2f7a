import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { trueRangeAt } from '../true-range.ts';
import { windowMean } from '../window.ts';

/**
 * Simple mean of the close, and a multiple of the average true range above and below it.
 * @see M. Stoller's Stoller average range channel, in Technical Analysis of Stocks & Commodities
 */
export const starcBandsIndicator: IndicatorDefinition = {
  id: 'starc-bands',
  group: 'channel',
  pane: 'price',
  parameters: [candleCount('length', 6), factor('multiplier', 2), candleCount('atrLength', 15)],
  outputs: [
    { name: 'middle', draw: 'line' },
    { name: 'upper', draw: 'line' },
    { name: 'lower', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const averageRange = createRunningWilder(numberOf(parameters, 'atrLength'));
    const multiplier = numberOf(parameters, 'multiplier');
    return perCandle(({ candles }, t) => {
      const middle = windowMean(candles.close, t, length);
      const distance = multiplier * averageRange(trueRangeAt(candles, t));
      return Number.isNaN(distance) ? [] : [middle, middle + distance, middle - distance];
    });
  },
};
