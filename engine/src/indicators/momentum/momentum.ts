import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';

/** Change of the close over `length` candles, in price units. */
export const momentumIndicator = defineIndicator({
  id: 'momentum',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14, { minimum: 1 })],
  outputs: [{ name: 'momentum', draw: 'line' }],
  levels: [0],
  create({ length }) {
    return createCandleFold(({ candles: { close } }, t) => [at(close, t) - at(close, t - length)]);
  },
});
