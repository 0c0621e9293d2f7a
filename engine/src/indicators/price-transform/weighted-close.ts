import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/** Weighted close: the mean of high, low and twice the close of each candle. */
export const weightedCloseIndicator: IndicatorDefinition = {
  id: 'weighted-close',
  group: 'price-transform',
  pane: 'price',
  parameters: [],
  outputs: [{ name: 'price', draw: 'line' }],
  needsVolume: false,
  create: () =>
    perCandle(({ candles: { high, low, close } }, t) => [
      (at(high, t) + at(low, t) + 2 * at(close, t)) / 4,
    ]),
};
