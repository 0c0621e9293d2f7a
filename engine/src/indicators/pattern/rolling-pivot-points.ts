import { at } from '../../candles/column.ts';
import { createCandleCountParameter, createChoiceParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { findWindowHighest, findWindowLowest } from '../window.ts';
import { pivotKinds, calculatePivotLevels } from './pivot-levels.ts';

// `woodie` also uses the open of the current candle. @see J. L. Person, A Complete Guide to
// Technical Trading Tactics (2004): pivot points, here over a rolling window instead of the
// previous day
/** Pivot levels from the `length` candles that ended `offset` before the previous one. */
export const rollingPivotPointsIndicator = defineIndicator({
  id: 'rolling-pivot-points',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 20, { minimum: 1 }),
    createCandleCountParameter('offset', 0, { minimum: 0 }),
    createChoiceParameter('kind', pivotKinds),
  ],
  outputs: ['pivot', 's1', 's2', 's3', 's4', 'r1', 'r2', 'r3', 'r4'].map((name) => ({
    name,
    draw: 'line',
  })),
  create({ length, offset, kind }) {
    return createCandleFold(({ candles: { open, high, low, close } }, t) => {
      const last = t - 1 - offset;
      const first = last - length + 1;
      if (first < 0) return [];
      const before = {
        open: at(open, first),
        high: findWindowHighest(high, last, length),
        low: findWindowLowest(low, last, length),
        close: at(close, last),
      };
      return calculatePivotLevels(kind, before, at(open, t));
    });
  },
});
