import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { isStrictlyHighest, isStrictlyLowest } from '../strict-extreme.ts';

// `formedAt` is a fractal's middle candle. @see E. W. Dreiss; B. Williams, Trading Chaos (1995)
/** Prices of the last high and low fractal, from the candle that confirmed them on. */
export const fractalChaosBandsIndicator = defineIndicator({
  id: 'fractal-chaos-bands',
  pane: 'price',
  parameters: [createCandleCountParameter('span', 2, { minimum: 1, maximum: 100 })],
  outputs: [
    { name: 'upper', draw: 'step' },
    { name: 'lower', draw: 'step' },
    { name: 'formedAt', draw: 'points' },
  ],
  confirmsLate: true,
  create({ span }) {
    const sides = { left: span, right: span };
    let upper = Number.NaN;
    let lower = Number.NaN;
    return createCandleFold(({ candles: { high, low } }, t) => {
      const middle = t - span;
      const isHigh = isStrictlyHighest(high, middle, sides);
      const isLow = isStrictlyLowest(low, middle, sides);
      if (isHigh) upper = at(high, middle);
      if (isLow) lower = at(low, middle);
      return [upper, lower, isHigh || isLow ? middle : Number.NaN];
    });
  },
});
