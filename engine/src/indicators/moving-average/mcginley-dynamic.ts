import { at } from '../../candles/column.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

// Seeded with the first close. @see J. R. McGinley, Market Technicians Association Journal (1991)
/** Moves by (close - average) / (0.6 * length * (close / average)^4): faster in falling markets. */
export const mcginleyDynamicIndicator = defineIndicator({
  id: 'mcginley-dynamic',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 14),
    createNumberParameter('factor', 0.6, { minimum: 0.1, maximum: 2 }),
  ],
  outputs: [{ name: 'average', draw: 'line' }],
  create({ factor, length }) {
    const pace = factor * length;
    let average = Number.NaN;
    return createCandleFold(({ candles: { close } }, t) => {
      const price = at(close, t);
      if (t === 0) {
        average = price;
        return [Number.NaN];
      }
      const moved = average + (price - average) / (pace * (price / average) ** 4);
      if (Number.isFinite(moved)) average = moved;
      return [average];
    });
  },
});
