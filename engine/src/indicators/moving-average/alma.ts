import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';

/** Gaussian weights over `length` candles, oldest first; they add up to 1. */
function calculateGaussianWeights(length: number, offset: number, sigma: number): Float64Array {
  const centre = offset * (length - 1);
  const spread = length / sigma;
  const weights = Float64Array.from({ length }, (_, index) =>
    Math.exp(-((index - centre) ** 2) / (2 * spread ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

// @see A. Legoux, D. Kouzis-Loukas, ALMA (2009)
/** Gaussian weights centred at `offset` (1 is the newest candle), deviation length / `sigma`. */
export const almaIndicator = defineIndicator({
  id: 'alma',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 9),
    createNumberParameter('offset', 0.85, { minimum: 0, maximum: 1 }),
    createNumberParameter('sigma', 6, { minimum: 0.5, maximum: 20 }),
  ],
  outputs: [{ name: 'alma', draw: 'line' }],
  create({ length, offset, sigma }) {
    const weights = calculateGaussianWeights(length, offset, sigma);
    return createCandleFold(({ candles: { close } }, t) => {
      let average = 0;
      for (let index = 0; index < length; index += 1)
        average += at(weights, index) * at(close, t - length + 1 + index);
      return [average];
    });
  },
});
