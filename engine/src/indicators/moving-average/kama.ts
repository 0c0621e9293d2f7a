import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';

/** |change over `length` candles| / sum of the |changes| of each of them: 1 for a straight line; 0 where nothing moved. */
function efficiencyRatio(close: Float64Array, t: number, length: number): number {
  let path = 0;
  for (let index = t - length + 1; index <= t; index += 1)
    path += Math.abs(at(close, index) - at(close, index - 1));
  return path === 0 ? 0 : Math.abs(at(close, t) - at(close, t - length)) / path;
}

/**
 * Kaufman's adaptive moving average of the close: an exponential average whose weight is that of the `fast` average in a straight move and
 * that of the `slow` one in a sideways market, squared. Begins with the close of index `length - 1`.
 * @see P. Kaufman, Trading Systems and Methods (1995)
 */
export const kamaIndicator: IndicatorDefinition = {
  id: 'kama',
  group: 'moving-average',
  pane: 'price',
  parameters: [
    candleCount('length', 10),
    candleCount('fast', 2, { minimum: 1 }),
    candleCount('slow', 30),
  ],
  outputs: [{ name: 'kama', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const fastWeight = 2 / (numberOf(parameters, 'fast') + 1);
    const slowWeight = 2 / (numberOf(parameters, 'slow') + 1);
    let average = Number.NaN;
    return perCandle(({ candles: { close } }, t) => {
      const value = at(close, t);
      if (t < length - 1) return [];
      if (t === length - 1) average = value;
      else
        average +=
          (efficiencyRatio(close, t, length) * (fastWeight - slowWeight) + slowWeight) ** 2 *
          (value - average);
      return [average];
    });
  },
};
