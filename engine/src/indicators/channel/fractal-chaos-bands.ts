import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { isStrictlyHighest, isStrictlyLowest } from '../strict-extreme.ts';

/**
 * The prices of the last high fractal and the last low fractal, from the candle on that confirmed them. `formedAt` is, on such a candle,
 * the index of the candle in the middle of the fractal.
 * @see E. W. Dreiss's fractal wave; fractals as in B. Williams, Trading Chaos (1995)
 */
export const fractalChaosBandsIndicator: IndicatorDefinition = {
  id: 'fractal-chaos-bands',
  group: 'channel',
  pane: 'price',
  parameters: [candleCount('span', 2, { minimum: 1, maximum: 100 })],
  outputs: [
    { name: 'upper', draw: 'step' },
    { name: 'lower', draw: 'step' },
    { name: 'formedAt', draw: 'points' },
  ],
  needsVolume: false,
  confirmsLate: true,
  create(parameters) {
    const span = numberOf(parameters, 'span');
    const sides = { left: span, right: span };
    let upper = Number.NaN;
    let lower = Number.NaN;
    return perCandle(({ candles: { high, low } }, t) => {
      const middle = t - span;
      const isHigh = isStrictlyHighest(high, middle, sides);
      const isLow = isStrictlyLowest(low, middle, sides);
      if (isHigh) upper = at(high, middle);
      if (isLow) lower = at(low, middle);
      return [upper, lower, isHigh || isLow ? middle : Number.NaN];
    });
  },
};
