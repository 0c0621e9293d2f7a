import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { medianPriceAt } from '../price-transform/median-price.ts';

/**
 * Where the weight of the last median prices lies, as a distance from the newest, measured so that it rises with price and is zero when all are alike; the
 * trigger is its value of one candle ago.
 * @see J. F. Ehlers, "The CG Oscillator", Technical Analysis of Stocks & Commodities (May 2002)
 */
export const centreOfGravityIndicator: IndicatorDefinition = {
  id: 'centre-of-gravity',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 10)],
  outputs: [
    { name: 'centre', draw: 'line' },
    { name: 'trigger', draw: 'line' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    let previous = Number.NaN;
    return perCandle(({ candles }, t) => {
      let weighted = 0;
      let sum = 0;
      for (let distance = 0; distance < length; distance += 1) {
        const price = medianPriceAt(candles, t - distance);
        weighted += distance * price;
        sum += price;
      }
      const centre = (length - 1) / 2 - weighted / sum;
      const trigger = previous;
      previous = centre;
      return [centre, trigger];
    });
  },
};
