import type { Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateTypicalPrice } from '../typical-price.ts';

/** Typical price: the mean of high, low and close of each candle. */
export const typicalPriceIndicator: Indicator = {
  id: 'typical-price',
  pane: 'price',
  parameters: [],
  outputs: [{ name: 'price', draw: 'line' }],
  create: () => createCandleFold(({ candles }, t) => [calculateTypicalPrice(candles, t)]),
};
