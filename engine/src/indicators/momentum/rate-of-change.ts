import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';

/** Change of the close over `length` candles, in percent of the earlier close. */
export const rateOfChangeIndicator = defineIndicator({
  id: 'rate-of-change',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14, { minimum: 1 })],
  outputs: [{ name: 'rateOfChange', draw: 'line' }],
  levels: [0],
  create({ length }) {
    return createCandleFold(({ candles: { close } }, t) => {
      const [earlier, latest] = [at(close, t - length), at(close, t)];
      // No relative change is defined from or to a price at or below zero.
      return [earlier > 0 && latest > 0 ? (100 * (latest - earlier)) / earlier : Number.NaN];
    });
  },
});
