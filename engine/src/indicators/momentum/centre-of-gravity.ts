import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateMedianPrice } from '../price-transform/median-price.ts';

// Shifted and signed to rise with the price, 0 when all are equal; the trigger is the value before.
// @see J. F. Ehlers, "The CG Oscillator", Technical Analysis of Stocks & Commodities (May 2002)
/** Centre of gravity of the last median prices, as a distance from the newest. */
export const centreOfGravityIndicator = defineIndicator({
  id: 'centre-of-gravity',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 10)],
  outputs: createOutputs('line', 'centre', 'trigger'),
  levels: [0],
  create({ length }) {
    let previous = Number.NaN;
    return createCandleFold(({ candles }, t) => {
      let weighted = 0;
      let sum = 0;
      for (let distance = 0; distance < length; distance += 1) {
        const price = calculateMedianPrice(candles, t - distance);
        weighted += distance * price;
        sum += price;
      }
      const centre = (length - 1) / 2 - weighted / sum;
      const trigger = previous;
      previous = centre;
      return [centre, trigger];
    });
  },
});
