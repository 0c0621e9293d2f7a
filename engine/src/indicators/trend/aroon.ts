import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';

/** Row of the highest value of the last `length` + 1 (of the lowest, with the other sign), of several equal ones the earliest. To be asked for every row in order. */
function createHighestRow(
  length: number,
): (column: Float64Array, t: number, sign: 1 | -1) => number {
  let row = 0;
  return (column, t, sign) => {
    if (row >= t - length) {
      if (sign * at(column, t) > sign * at(column, row)) row = t;
      return row;
    }
    row = t - length;
    for (let index = row + 1; index <= t; index += 1)
      if (sign * at(column, index) > sign * at(column, row)) row = index;
    return row;
  };
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
    const highestRow = createHighestRow(length);
    const lowestRow = createHighestRow(length);
    return perCandle(({ candles: { high, low } }, t) => {
      const up = (100 * (length - t + highestRow(high, t, 1))) / length;
      const down = (100 * (length - t + lowestRow(low, t, -1))) / length;
      return t < length ? [] : [up, down, up - down];
    });
  },
};
