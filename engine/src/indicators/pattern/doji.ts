import { at } from '../../candles/column.ts';
import { createNumberParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

// @see S. Nison, Japanese Candlestick Charting Techniques (1991)
/** Close of candles with a body of at most `largestBody` percent of the open; else NaN. */
export const dojiIndicator = defineIndicator({
  id: 'doji',
  pane: 'price',
  parameters: [createNumberParameter('largestBody', 0.1, { minimum: 0, maximum: 5 })],
  outputs: [{ name: 'doji', draw: 'points' }],
  create({ largestBody }) {
    const largest = largestBody / 100;
    return createCandleFold(({ candles: { open, close } }, t) => [
      Math.abs(at(close, t) / at(open, t) - 1) <= largest ? at(close, t) : Number.NaN,
    ]);
  },
});
