import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { windowMean } from '../window.ts';

/**
 * The close of half a window and one candle ago less the simple mean of the window that ends now. The candle it looks at lies in the
 * middle of the window, so that the trend drops out; nothing after the candle it is written on is used.
 * @see S. B. Achelis, Technical Analysis from A to Z (1995)
 */
export const detrendedPriceOscillatorIndicator: IndicatorDefinition = {
  id: 'detrended-price-oscillator',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 20)],
  outputs: [{ name: 'oscillator', draw: 'line' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const distance = Math.floor(length / 2) + 1;
    return perCandle(({ candles: { close } }, t) => [
      at(close, t - distance) - windowMean(close, t, length),
    ]);
  },
};
