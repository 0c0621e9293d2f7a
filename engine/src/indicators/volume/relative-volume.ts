import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateWindowMean } from '../window.ts';

/** Volume by the mean volume of the candles before: 1 is average; NaN while those are all zero. */
export const relativeVolumeIndicator = defineIndicator({
  id: 'relative-volume',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 20, { minimum: 1 })],
  outputs: [{ name: 'ratio', draw: 'histogram' }],
  levels: [1],
  needsVolume: true,
  create({ length }) {
    return createCandleFold(({ candles: { volume } }, t) => [
      at(volume, t) / calculateWindowMean(volume, t - 1, length),
    ]);
  },
});
