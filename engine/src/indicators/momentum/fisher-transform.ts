import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateMedianPrice } from '../price-transform/median-price.ts';

/** Clamps for the logarithm, infinite at -1 and 1: beyond 0.99 it becomes 0.999, as published. */
function clampPosition(place: number): number {
  return Math.abs(place) > 0.99 ? 0.999 * Math.sign(place) : place;
}

// Before the first full window the range covers the candles there are; defined from then on.
// @see J. F. Ehlers, "Using the Fisher Transform", Stocks & Commodities (November 2002)
/** Smoothed position of the median price in its range, transformed; the trigger is one before. */
export const fisherTransformIndicator = defineIndicator({
  id: 'fisher-transform',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 10)],
  outputs: createOutputs('line', 'fisher', 'trigger'),
  levels: [0],
  create({ length }) {
    let place = 0;
    let fisher = 0;
    return createCandleFold(({ candles }, t) => {
      let highest = Number.NEGATIVE_INFINITY;
      let lowest = Number.POSITIVE_INFINITY;
      for (let index = Math.max(t - length + 1, 0); index <= t; index += 1) {
        highest = Math.max(highest, calculateMedianPrice(candles, index));
        lowest = Math.min(lowest, calculateMedianPrice(candles, index));
      }
      const share = (calculateMedianPrice(candles, t) - lowest) / (highest - lowest);
      place = highest === lowest ? 0 : clampPosition(0.66 * (share - 0.5) + 0.67 * place);
      const trigger = fisher;
      fisher = 0.5 * Math.log((1 + place) / (1 - place)) + 0.5 * fisher;
      return t < length - 1 ? [] : [fisher, trigger];
    });
  },
});
