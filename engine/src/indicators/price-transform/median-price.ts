import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/** Middle of the range of a candle. */
export function medianPriceAt({ high, low }: Candles, t: number): number {
  return (at(high, t) + at(low, t)) / 2;
}

/** Median price: the middle between high and low of each candle. */
export const medianPriceIndicator: IndicatorDefinition = {
  id: 'median-price',
  group: 'price-transform',
  pane: 'price',
  parameters: [],
  outputs: [{ name: 'price', draw: 'line' }],
  needsVolume: false,
  create: () => perCandle(({ candles }, t) => [medianPriceAt(candles, t)]),
};
