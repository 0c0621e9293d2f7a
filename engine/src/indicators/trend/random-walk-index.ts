import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { trueRangeAt } from '../true-range.ts';

/**
 * How far high and low have come compared with what a random walk of the same ranges would have come: the largest figure of all lengths from 2
 * to `length`. Above 1 price has gone further than chance would take it. Not defined where price has not moved at all.
 * @see E. M. Poulos, "Of Trends and Random Walks", Technical Analysis of Stocks & Commodities (February 1991)
 */
export const randomWalkIndexIndicator: IndicatorDefinition = {
  id: 'random-walk-index',
  group: 'trend',
  pane: 'own',
  parameters: [candleCount('length', 14, { maximum: 100 })],
  outputs: [
    { name: 'rising', draw: 'line' },
    { name: 'falling', draw: 'line' },
  ],
  levels: [1],
  needsVolume: false,
  create(parameters) {
    const longest = numberOf(parameters, 'length');
    return perCandle(({ candles }, t) => {
      if (t < longest) return [];
      let ranges = trueRangeAt(candles, t);
      let rising = Number.NEGATIVE_INFINITY;
      let falling = Number.NEGATIVE_INFINITY;
      for (let length = 2; length <= longest; length += 1) {
        ranges += trueRangeAt(candles, t - length + 1);
        const expected = (ranges / length) * Math.sqrt(length);
        if (expected === 0) continue;
        rising = Math.max(
          rising,
          (at(candles.high, t) - at(candles.low, t - length + 1)) / expected,
        );
        falling = Math.max(
          falling,
          (at(candles.high, t - length + 1) - at(candles.low, t)) / expected,
        );
      }
      return [rising, falling];
    });
  },
};
