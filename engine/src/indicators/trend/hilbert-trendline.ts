import { at } from '../../candles/column.ts';
import type { Indicator } from '../indicator.ts';
import { createDominantCycleMeter } from '../moving-average/dominant-cycle.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateMedianPrice } from '../price-transform/median-price.ts';

const longestCycle = 50;

// Smoothed over four candles with weights 4, 3, 2 and 1; defined from the twelfth candle on, the
// cycle converges after about fifty. @see J. F. Ehlers, Rocket Science for Traders (2001)
/** Mean of the median price over one dominant cycle (Hilbert transform): a trend line. */
export const hilbertTrendlineIndicator: Indicator = {
  id: 'hilbert-trendline',
  pane: 'price',
  parameters: [],
  outputs: [{ name: 'trendline', draw: 'line' }],
  create() {
    const measureCycle = createDominantCycleMeter();
    const means = new Float64Array(4);
    return createCandleFold(({ candles }, t) => {
      const { period } = measureCycle(calculateMedianPrice(candles, t));
      const length = Math.min(Math.floor(period + 0.5), longestCycle, t + 1);
      let sum = 0;
      for (let index = t - length + 1; index <= t; index += 1)
        sum += calculateMedianPrice(candles, index);
      means.copyWithin(1, 0);
      means[0] = length > 0 ? sum / length : calculateMedianPrice(candles, t);
      return t < 11
        ? []
        : [(4 * at(means, 0) + 3 * at(means, 1) + 2 * at(means, 2) + at(means, 3)) / 10];
    });
  },
};
