import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

/** Median price of a candle: (high + low) / 2. */
export function calculateMedianPrice({ high, low }: Candles, t: number): number {
  return (at(high, t) + at(low, t)) / 2;
}

/** Median price: the midpoint of high and low of each candle. */
export const medianPriceIndicator: Indicator = {
  id: 'median-price',
  pane: 'price',
  parameters: [],
  outputs: [{ name: 'price', draw: 'line' }],
  create: () => createCandleFold(({ candles }, t) => [calculateMedianPrice(candles, t)]),
};
