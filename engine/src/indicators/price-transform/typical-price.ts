import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { typicalPriceAt } from '../typical-price.ts';

/** Typical price: the mean of high, low and close of each candle. */
export const typicalPriceIndicator: IndicatorDefinition = {
  id: 'typical-price',
  group: 'price-transform',
  pane: 'price',
  parameters: [],
  outputs: [{ name: 'price', draw: 'line' }],
  needsVolume: false,
  create: () => perCandle(({ candles }, t) => [typicalPriceAt(candles, t)]),
};
