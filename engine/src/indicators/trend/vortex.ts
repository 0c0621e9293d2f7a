import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';
import { trueRangeAt } from '../true-range.ts';

/**
 * Sum of the distances from each high to the low before (rising) and from each low to the high before (falling), both divided by the sum
 * of the true ranges. Not defined where price has not moved at all.
 * @see E. Botes and D. Siepman, "The Vortex Indicator", Technical Analysis of Stocks & Commodities (January 2010)
 */
export const vortexIndicator: IndicatorDefinition = {
  id: 'vortex',
  group: 'trend',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [
    { name: 'rising', draw: 'line' },
    { name: 'falling', draw: 'line' },
  ],
  levels: [1],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const ranges = createRunningSum(length);
    const rising = createRunningSum(length);
    const falling = createRunningSum(length);
    return perCandle(({ candles }, t) => {
      const range = ranges(trueRangeAt(candles, t));
      const up = rising(Math.abs(at(candles.high, t) - at(candles.low, t - 1)));
      const down = falling(Math.abs(at(candles.low, t) - at(candles.high, t - 1)));
      return [up / range, down / range];
    });
  },
};
