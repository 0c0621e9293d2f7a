import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateWindowMean } from '../window.ts';

/** Volume and its simple moving average. */
export const volumeAverageIndicator = defineIndicator({
  id: 'volume-average',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 20, { minimum: 1 })],
  outputs: [
    { name: 'volume', draw: 'histogram' },
    { name: 'average', draw: 'line' },
  ],
  needsVolume: true,
  create({ length }) {
    return createCandleFold(({ candles: { volume } }, t) => [
      at(volume, t),
      calculateWindowMean(volume, t, length),
    ]);
  },
});
