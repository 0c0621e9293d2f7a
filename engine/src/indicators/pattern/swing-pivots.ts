import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { isStrictlyHighest, isStrictlyLowest } from '../strict-extreme.ts';
import { findWindowHighest, findWindowLowest } from '../window.ts';

// Of equal highs the last counts; written on the confirming candle, `right` later; `formedAt` is
// the swing candle. @see J. W. Wilder, New Concepts in Technical Trading Systems (1978):
// significant points
/** Highs not exceeded by `left` candles before and above `right` after; lows likewise. */
export const swingPivotsIndicator = defineIndicator({
  id: 'swing-pivots',
  pane: 'price',
  parameters: [
    createCandleCountParameter('left', 4, { minimum: 1, maximum: 100 }),
    createCandleCountParameter('right', 4, { minimum: 1, maximum: 100 }),
  ],
  outputs: createOutputs('points', 'high', 'low', 'formedAt'),
  confirmsLate: true,
  create({ left, right }) {
    return createCandleFold(({ candles: { high, low } }, t) => {
      const middle = t - right;
      const isHigh =
        at(high, middle) >= findWindowHighest(high, middle, left + 1) &&
        isStrictlyHighest(high, middle, { left: 0, right });
      const isLow =
        at(low, middle) <= findWindowLowest(low, middle, left + 1) &&
        isStrictlyLowest(low, middle, { left: 0, right });
      return [
        isHigh ? at(high, middle) : Number.NaN,
        isLow ? at(low, middle) : Number.NaN,
        isHigh || isLow ? middle : Number.NaN,
      ];
    });
  },
});
