import { at } from '../../candles/column.ts';
import type { Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

/** Weighted close: the mean of high, low and twice the close of each candle. */
export const weightedCloseIndicator: Indicator = {
  id: 'weighted-close',
  pane: 'price',
  parameters: [],
  outputs: [{ name: 'price', draw: 'line' }],
  create: () =>
    createCandleFold(({ candles: { high, low, close } }, t) => [
      (at(high, t) + at(low, t) + 2 * at(close, t)) / 4,
    ]),
};
