import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';

/** Weights of a bell curve over `length` candles, oldest first; their sum is 1. */
function bellWeights(length: number, offset: number, sigma: number): Float64Array {
  const centre = offset * (length - 1);
  const spread = length / sigma;
  const weights = Float64Array.from({ length }, (_, index) =>
    Math.exp(-((index - centre) ** 2) / (2 * spread ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Arnaud Legoux moving average of the close: weights of a bell curve whose middle lies at `offset` of the window (1 is the newest candle) and
 * whose width is length / `sigma`.
 * @see A. Legoux, D. Kouzis-Loukas, ALMA (2009)
 */
export const almaIndicator: IndicatorDefinition = {
  id: 'alma',
  group: 'moving-average',
  pane: 'price',
  parameters: [
    candleCount('length', 9),
    factor('offset', 0.85, { minimum: 0, maximum: 1 }),
    factor('sigma', 6, { minimum: 0.5, maximum: 20 }),
  ],
  outputs: [{ name: 'alma', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const weights = bellWeights(
      length,
      numberOf(parameters, 'offset'),
      numberOf(parameters, 'sigma'),
    );
    return perCandle(({ candles: { close } }, t) => {
      let average = 0;
      for (let index = 0; index < length; index += 1)
        average += at(weights, index) * at(close, t - length + 1 + index);
      return [average];
    });
  },
};
