import { at } from '../../candles/column.ts';
import { factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/**
 * Candles that are nearly all body: it fills at least `smallestBody` percent of the range. The value is the close, under `rising` or
 * `falling`; NaN on other candles.
 * @see S. Nison, Japanese Candlestick Charting Techniques (1991)
 */
export const marubozuIndicator: IndicatorDefinition = {
  id: 'marubozu',
  group: 'pattern',
  pane: 'price',
  parameters: [factor('smallestBody', 95, { minimum: 80, maximum: 100 })],
  outputs: [
    { name: 'rising', draw: 'points' },
    { name: 'falling', draw: 'points' },
  ],
  needsVolume: false,
  create(parameters) {
    const smallest = numberOf(parameters, 'smallestBody') / 100;
    return perCandle(({ candles: { open, high, low, close } }, t) => {
      const body = at(close, t) - at(open, t);
      const range = at(high, t) - at(low, t);
      if (range === 0 || Math.abs(body) / range < smallest) return [];
      return body > 0 ? [at(close, t), Number.NaN] : [Number.NaN, at(close, t)];
    });
  },
};
