import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateWindowMean } from '../window.ts';

// That close is the window's middle. @see S. B. Achelis, Technical Analysis from A to Z (1995)
/** Close of `length / 2 + 1` candles ago minus the simple mean of the window that ends now. */
export const detrendedPriceOscillatorIndicator = defineIndicator({
  id: 'detrended-price-oscillator',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 20)],
  outputs: [{ name: 'oscillator', draw: 'line' }],
  levels: [0],
  create({ length }) {
    const distance = Math.floor(length / 2) + 1;
    return createCandleFold(({ candles: { close } }, t) => [
      at(close, t - distance) - calculateWindowMean(close, t, length),
    ]);
  },
});
