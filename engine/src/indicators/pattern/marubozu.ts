import { at } from '../../candles/column.ts';
import { createNumberParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

// @see S. Nison, Japanese Candlestick Charting Techniques (1991)
/** Close of candles with a body of at least `smallestBody` percent of the range; else NaN. */
export const marubozuIndicator = defineIndicator({
  id: 'marubozu',
  pane: 'price',
  parameters: [createNumberParameter('smallestBody', 95, { minimum: 80, maximum: 100 })],
  outputs: createOutputs('points', 'rising', 'falling'),
  create({ smallestBody }) {
    const smallest = smallestBody / 100;
    return createCandleFold(({ candles: { open, high, low, close } }, t) => {
      const body = at(close, t) - at(open, t);
      const range = at(high, t) - at(low, t);
      if (range === 0 || Math.abs(body) / range < smallest) return [];
      return body > 0 ? [at(close, t), Number.NaN] : [Number.NaN, at(close, t)];
    });
  },
});
