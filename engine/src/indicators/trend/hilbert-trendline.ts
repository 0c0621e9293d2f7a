import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { createCycleMeter } from '../moving-average/cycle-meter.ts';
import { perCandle } from '../per-candle.ts';
import { medianPriceAt } from '../price-transform/median-price.ts';

const longestCycle = 50;

/**
 * Mean of the median price over the length of the dominant cycle, as the Hilbert transform measures it, smoothed over four candles with
 * weights 4, 3, 2 and 1: a line the cycle has dropped out of. Defined from the twelfth candle on; the cycle itself settles after about fifty.
 * @see J. F. Ehlers, Rocket Science for Traders (2001)
 */
export const hilbertTrendlineIndicator: IndicatorDefinition = {
  id: 'hilbert-trendline',
  group: 'trend',
  pane: 'price',
  parameters: [],
  outputs: [{ name: 'trendline', draw: 'line' }],
  needsVolume: false,
  create() {
    const cycleOf = createCycleMeter();
    const means = new Float64Array(4);
    return perCandle(({ candles }, t) => {
      const { period } = cycleOf(medianPriceAt(candles, t));
      const length = Math.min(Math.floor(period + 0.5), longestCycle, t + 1);
      let sum = 0;
      for (let index = t - length + 1; index <= t; index += 1) sum += medianPriceAt(candles, index);
      means.copyWithin(1, 0);
      means[0] = length > 0 ? sum / length : medianPriceAt(candles, t);
      return t < 11
        ? []
        : [(4 * at(means, 0) + 3 * at(means, 1) + 2 * at(means, 2) + at(means, 3)) / 10];
    });
  },
};
