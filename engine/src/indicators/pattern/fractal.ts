import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { isStrictlyHighest, isStrictlyLowest } from '../strict-extreme.ts';

/**
 * A high above the highs, or a low below the lows, of `span` candles on either side. Known only when the last of them has closed: the price
 * stands on that candle, and `formedAt` is the index of the candle in the middle.
 * @see B. Williams, Trading Chaos (1995)
 */
export const fractalIndicator: IndicatorDefinition = {
  id: 'fractal',
  group: 'pattern',
  pane: 'price',
  parameters: [candleCount('span', 2, { minimum: 1, maximum: 100 })],
  outputs: [
    { name: 'high', draw: 'points' },
    { name: 'low', draw: 'points' },
    { name: 'formedAt', draw: 'points' },
  ],
  needsVolume: false,
  confirmsLate: true,
  create(parameters) {
    const span = numberOf(parameters, 'span');
    const sides = { left: span, right: span };
    return perCandle(({ candles: { high, low } }, t) => {
      const middle = t - span;
      const top = isStrictlyHighest(high, middle, sides) ? at(high, middle) : Number.NaN;
      const bottom = isStrictlyLowest(low, middle, sides) ? at(low, middle) : Number.NaN;
      return [top, bottom, Number.isNaN(top) && Number.isNaN(bottom) ? Number.NaN : middle];
    });
  },
};
