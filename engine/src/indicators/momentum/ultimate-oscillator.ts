import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';
import { calculateTrueRange } from '../true-range.ts';

/** Sum of pressures as a share of the sum of ranges over the last `length` candles. */
function createShare(length: number): (pressure: number, range: number) => number {
  const pressures = createRollingSum(length);
  const ranges = createRollingSum(length);
  return (pressure, range) => pressures(pressure) / ranges(range);
}

// @see L. Williams, "The Ultimate Oscillator", Stocks & Commodities (August 1985)
/** Close minus true low as share of true range over three windows, weights 4, 2, 1; NaN unmoved. */
export const ultimateOscillatorIndicator = defineIndicator({
  id: 'ultimate-oscillator',
  pane: 'own',
  parameters: [
    createCandleCountParameter('shortLength', 7),
    createCandleCountParameter('middleLength', 14),
    createCandleCountParameter('longLength', 28),
  ],
  outputs: [{ name: 'oscillator', draw: 'line' }],
  levels: [30, 70],
  create({ shortLength, middleLength, longLength }) {
    const short = createShare(shortLength);
    const middle = createShare(middleLength);
    const long = createShare(longLength);
    return createCandleFold(({ candles }, t) => {
      const pressure =
        at(candles.close, t) - Math.min(at(candles.low, t), at(candles.close, t - 1));
      const range = calculateTrueRange(candles, t);
      return [
        (100 * (4 * short(pressure, range) + 2 * middle(pressure, range) + long(pressure, range))) /
          7,
      ];
    });
  },
});
