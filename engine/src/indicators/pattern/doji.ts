import { at } from '../../candles/column.ts';
import { factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/**
 * Candles that closed where they opened: the body is at most `largestBody` percent of the open. The value is the close; NaN on other candles.
 * @see S. Nison, Japanese Candlestick Charting Techniques (1991)
 */
export const dojiIndicator: IndicatorDefinition = {
  id: 'doji',
  group: 'pattern',
  pane: 'price',
  parameters: [factor('largestBody', 0.1, { minimum: 0, maximum: 5 })],
  outputs: [{ name: 'doji', draw: 'points' }],
  needsVolume: false,
  create(parameters) {
    const largest = numberOf(parameters, 'largestBody') / 100;
    return perCandle(({ candles: { open, close } }, t) => [
      Math.abs(at(close, t) / at(open, t) - 1) <= largest ? at(close, t) : Number.NaN,
    ]);
  },
};
