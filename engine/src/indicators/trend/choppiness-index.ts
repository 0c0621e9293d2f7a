import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import {
  createRunningHighest,
  createRunningLowest,
  createRunningSum,
} from '../running/running-window.ts';
import { trueRangeAt } from '../true-range.ts';

/**
 * Sum of the true ranges over the range all of them together cover, as a logarithm, 0 (one straight move) to 100 (to and fro). Not defined
 * where price has not moved at all.
 * @see E. W. Dreiss's choppiness index, in Technical Analysis of Stocks & Commodities (1993)
 */
export const choppinessIndexIndicator: IndicatorDefinition = {
  id: 'choppiness-index',
  group: 'trend',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'choppiness', draw: 'line' }],
  levels: [38.2, 61.8],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const ranges = createRunningSum(length);
    const highest = createRunningHighest(length);
    const lowest = createRunningLowest(length);
    return perCandle(({ candles }, t) => {
      const previousClose = at(candles.close, t - 1);
      const covered =
        highest(Math.max(at(candles.high, t), previousClose)) -
        lowest(Math.min(at(candles.low, t), previousClose));
      return [(100 * Math.log(ranges(trueRangeAt(candles, t)) / covered)) / Math.log(length)];
    });
  },
};
