import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { medianPriceAt } from '../price-transform/median-price.ts';

/** The logarithm has no value at the ends: beyond 0.99 it is 0.999, as published. */
function limited(place: number): number {
  return Math.abs(place) > 0.99 ? 0.999 * Math.sign(place) : place;
}

/**
 * The place of the median price in its range of `length` candles, smoothed and stretched by the Fisher transform so that turns stand out;
 * the trigger is its value of one candle ago. Until a window is full the range is that of the candles there are; defined from the first full window on.
 * @see J. F. Ehlers, "Using the Fisher Transform", Technical Analysis of Stocks & Commodities (November 2002)
 */
export const fisherTransformIndicator: IndicatorDefinition = {
  id: 'fisher-transform',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 10)],
  outputs: [
    { name: 'fisher', draw: 'line' },
    { name: 'trigger', draw: 'line' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    let place = 0;
    let fisher = 0;
    return perCandle(({ candles }, t) => {
      let highest = Number.NEGATIVE_INFINITY;
      let lowest = Number.POSITIVE_INFINITY;
      for (let index = Math.max(t - length + 1, 0); index <= t; index += 1) {
        highest = Math.max(highest, medianPriceAt(candles, index));
        lowest = Math.min(lowest, medianPriceAt(candles, index));
      }
      const share = (medianPriceAt(candles, t) - lowest) / (highest - lowest);
      place = highest === lowest ? 0 : limited(0.66 * (share - 0.5) + 0.67 * place);
      const trigger = fisher;
      fisher = 0.5 * Math.log((1 + place) / (1 - place)) + 0.5 * fisher;
      return t < length - 1 ? [] : [fisher, trigger];
    });
  },
};
