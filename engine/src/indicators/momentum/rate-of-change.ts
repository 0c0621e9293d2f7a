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
      const earlier = at(close, t - length);
      return [(100 * (at(close, t) - earlier)) / earlier];
    });
  },
});
