import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';

/** Mean of the last `length` closes, each weighted by its volume; NaN where that is 0. */
export const vwmaIndicator = defineIndicator({
  id: 'vwma',
  pane: 'price',
  parameters: [createCandleCountParameter('length', 20, { minimum: 1 })],
  outputs: [{ name: 'vwma', draw: 'line' }],
  needsVolume: true,
  create({ length }) {
    const money = createRollingSum(length);
    const traded = createRollingSum(length);
    return createCandleFold(({ candles: { close, volume } }, t) => [
      money(at(close, t) * at(volume, t)) / traded(at(volume, t)),
    ]);
  },
});
