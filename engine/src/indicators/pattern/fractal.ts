import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { isStrictlyHighest, isStrictlyLowest } from '../strict-extreme.ts';

// The price is written on the candle that confirms it, `formedAt` is the index of the middle
// candle. @see B. Williams, Trading Chaos (1995)
/** Williams fractals: a high above, or a low below, those of `span` candles on either side. */
export const fractalIndicator = defineIndicator({
  id: 'fractal',
  pane: 'price',
  parameters: [createCandleCountParameter('span', 2, { minimum: 1, maximum: 100 })],
  outputs: createOutputs('points', 'high', 'low', 'formedAt'),
  confirmsLate: true,
  create({ span }) {
    const sides = { left: span, right: span };
    return createCandleFold(({ candles: { high, low } }, t) => {
      const middle = t - span;
      const top = isStrictlyHighest(high, middle, sides) ? at(high, middle) : Number.NaN;
      const bottom = isStrictlyLowest(low, middle, sides) ? at(low, middle) : Number.NaN;
      return [top, bottom, Number.isNaN(top) && Number.isNaN(bottom) ? Number.NaN : middle];
    });
  },
});
