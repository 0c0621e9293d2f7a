import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateWindowMean } from '../window.ts';

// @see S. Nison, Beyond Candlesticks (1994)
/** Distance of the close from its simple moving average, in percent of the average. */
export const disparityIndexIndicator = defineIndicator({
  id: 'disparity-index',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 20)],
  outputs: [{ name: 'disparity', draw: 'line' }],
  levels: [0],
  create({ length }) {
    return createCandleFold(({ candles: { close } }, t) => [
      100 * (at(close, t) / calculateWindowMean(close, t, length) - 1),
    ]);
  },
});
