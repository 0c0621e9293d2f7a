import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';

/** Row of the highest of `length` + 1 values (sign -1: lowest), first of equals; call in order. */
function createHighestRowFinder(
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

// @see T. Chande, Aroon, Technical Analysis of Stocks & Commodities (1995)
/** How recent the extremes of the last `length` + 1 candles are, 0 to 100, and the difference. */
export const aroonIndicator = defineIndicator({
  id: 'aroon',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 25)],
  outputs: createOutputs('line', 'up', 'down', 'oscillator'),
  levels: [0, 50],
  create({ length }) {
    const highestRow = createHighestRowFinder(length);
    const lowestRow = createHighestRowFinder(length);
    return createCandleFold(({ candles: { high, low } }, t) => {
      const up = (100 * (length - t + highestRow(high, t, 1))) / length;
      const down = (100 * (length - t + lowestRow(low, t, -1))) / length;
      return t < length ? [] : [up, down, up - down];
    });
  },
});
