import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';

/** |Change over `length` candles| / sum of |changes|: 1 for a straight move, 0 for none. */
function calculateEfficiencyRatio(close: Float64Array, t: number, length: number): number {
  let path = 0;
  for (let index = t - length + 1; index <= t; index += 1)
    path += Math.abs(at(close, index) - at(close, index - 1));
  return path === 0 ? 0 : Math.abs(at(close, t) - at(close, t - length)) / path;
}

// The weight lies between the `slow` (sideways) and `fast` (straight) weights by the efficiency
// ratio, squared; starts with the close at `length - 1`. @see P. Kaufman, Trading Systems and
// Methods (1995)
/** Kaufman's adaptive moving average of the close. */
export const kamaIndicator = defineIndicator({
  id: 'kama',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 10),
    createCandleCountParameter('fast', 2, { minimum: 1 }),
    createCandleCountParameter('slow', 30),
  ],
  outputs: [{ name: 'kama', draw: 'line' }],
  create({ length, fast, slow }) {
    const fastWeight = 2 / (fast + 1);
    const slowWeight = 2 / (slow + 1);
    let average = Number.NaN;
    return createCandleFold(({ candles: { close } }, t) => {
      const value = at(close, t);
      if (t < length - 1) return [];
      if (t === length - 1) average = value;
      else
        average +=
          (calculateEfficiencyRatio(close, t, length) * (fastWeight - slowWeight) + slowWeight) **
            2 *
          (value - average);
      return [average];
    });
  },
});
