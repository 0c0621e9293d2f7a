import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

// @see P. G. Martin and B. B. McCann, The Investor's Guide to Fidelity Funds (1989)
/** Root mean square of the percent drawdowns from the highest close so far within the window. */
export const ulcerIndexIndicator = defineIndicator({
  id: 'ulcer-index',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: [{ name: 'ulcer', draw: 'line' }],
  create({ length }) {
    return createCandleFold(({ candles: { close } }, t) => {
      if (t < length - 1) return [];
      let highest = Number.NEGATIVE_INFINITY;
      let squares = 0;
      for (let index = t - length + 1; index <= t; index += 1) {
        highest = Math.max(highest, at(close, index));
        squares += (100 * (at(close, index) / highest - 1)) ** 2;
      }
      return [Math.sqrt(squares / length)];
    });
  },
});
