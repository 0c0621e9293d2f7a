import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { windowHighest, windowLowest } from '../window.ts';

/** 100 when the extreme is the value of row `t`, 0 when it lies `length` rows back; of several equal ones the earliest counts. */
function recency(column: Float64Array, t: number, { extreme, length }: { readonly extreme: number; readonly length: number }): number {
  for (let age = length; age >= 0; age -= 1) {
    if (at(column, t - age) === extreme) return (100 * (length - age)) / length;
  }
  return Number.NaN;
}

/**
 * How recent the highest high and the lowest low of the last `length` + 1 candles are, 0 to 100 each, and the difference of the two.
 * @see T. Chande, Aroon, Technical Analysis of Stocks & Commodities (1995)
 */
export const aroonIndicator: IndicatorDefinition = {
  id: 'aroon',
  group: 'trend',
  pane: 'own',
  parameters: [candleCount('length', 25)],
  outputs: [
    { name: 'up', draw: 'line' },
    { name: 'down', draw: 'line' },
    { name: 'oscillator', draw: 'line' },
  ],
  levels: [0, 50],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { high, low } }, t) => {
      const up = recency(high, t, { extreme: windowHighest(high, t, length + 1), length });
      const down = recency(low, t, { extreme: windowLowest(low, t, length + 1), length });
      return [up, down, up - down];
    });
  },
};
