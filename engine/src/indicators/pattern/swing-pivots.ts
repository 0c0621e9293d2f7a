import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { isStrictlyHighest, isStrictlyLowest } from '../strict-extreme.ts';
import { windowHighest, windowLowest } from '../window.ts';

/**
 * Swing highs and lows: a high not exceeded by any of `left` candles before and above all of `right` candles after it, so that the last of
 * equals counts; a low likewise. Known only when the last of them has closed: the price stands on that candle, and `formedAt` is the
 * index of the candle of the swing.
 * @see J. W. Wilder, New Concepts in Technical Trading Systems (1978): significant points
 */
export const swingPivotsIndicator: IndicatorDefinition = {
  id: 'swing-pivots',
  group: 'pattern',
  pane: 'price',
  parameters: [
    candleCount('left', 4, { minimum: 1, maximum: 100 }),
    candleCount('right', 4, { minimum: 1, maximum: 100 }),
  ],
  outputs: [
    { name: 'high', draw: 'points' },
    { name: 'low', draw: 'points' },
    { name: 'formedAt', draw: 'points' },
  ],
  needsVolume: false,
  confirmsLate: true,
  create(parameters) {
    const left = numberOf(parameters, 'left');
    const right = numberOf(parameters, 'right');
    return perCandle(({ candles: { high, low } }, t) => {
      const middle = t - right;
      const isHigh =
        at(high, middle) >= windowHighest(high, middle, left + 1) &&
        isStrictlyHighest(high, middle, { left: 0, right });
      const isLow =
        at(low, middle) <= windowLowest(low, middle, left + 1) &&
        isStrictlyLowest(low, middle, { left: 0, right });
      return [
        isHigh ? at(high, middle) : Number.NaN,
        isLow ? at(low, middle) : Number.NaN,
        isHigh || isLow ? middle : Number.NaN,
      ];
    });
  },
};
