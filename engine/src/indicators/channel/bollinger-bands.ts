import type { IndicatorDefinition, IndicatorFold, IndicatorParameter } from '../indicator.ts';
import { candleCount, factor, type IndicatorParameters, numberOf } from '../indicator-parameters.ts';
import { outputAt } from '../per-candle.ts';
import { createOlderParts } from '../older-parts.ts';

export const bollingerParameters: readonly IndicatorParameter[] = [candleCount('length', 20), factor('deviations', 2)];

/**
 * Mean of the last `length` closes, and bands at a number of population deviations. A window is made of two parts that meet at a multiple
 * of `length`: backwards to its oldest value and forwards to its newest. Each part is summed as differences from its value at the
 * meeting point, so that nothing drifts, equal values deviate by exactly 0, and a high price costs no digits.
 * @see T. F. Chan, G. H. Golub, R. J. LeVeque, Algorithms for Computing the Sample Variance (1983): joining two parts
 */
function createBollingerBands(parameters: IndicatorParameters): IndicatorFold {
  const length = numberOf(parameters, 'length');
  const deviations = numberOf(parameters, 'deviations');
  const { means, squares: olderSquares, take } = createOlderParts(length);
  const newerShare = Float64Array.from({ length: length + 1 }, (_, count) => count / length);
  const carried = { origin: 0.5, sum: 0.5, squares: 0.5 };
  return {
    extend({ candles: { close } }, outputs, { from, to }) {
      const middle = outputAt(outputs, 0);
      const upper = outputAt(outputs, 1);
      const lower = outputAt(outputs, 2);
      let { origin, sum, squares } = carried;
      let count = from % length;
      for (let t = from; t < to; t += 1) {
        const value = close[t] ?? Number.NaN;
        if (count === 0) {
          origin = value;
          sum = 0;
          squares = 0;
        }
        const shifted = value - origin;
        sum += shifted;
        squares += shifted * shifted;
        count += 1;
        const shiftedMean = sum / count;
        const olderMean = means[count] ?? Number.NaN;
        const difference = origin + shiftedMean - olderMean;
        const share = difference * (newerShare[count] ?? Number.NaN);
        // The squares within the two parts, and those of the distance between their means.
        const together = squares - sum * shiftedMean + (olderSquares[count] ?? Number.NaN) + difference * share * (length - count);
        const mean = olderMean + share;
        const distance = deviations * Math.sqrt(Math.max(together, 0) / length);
        middle[t] = mean;
        upper[t] = mean + distance;
        lower[t] = mean - distance;
        if (count < length) continue;
        take(close, t);
        count = 0;
      }
      carried.origin = origin;
      carried.sum = sum;
      carried.squares = squares;
    },
  };
}

/**
 * Simple mean of the closes, and a number of population standard deviations above and below it.
 * @see J. Bollinger, Bollinger on Bollinger Bands (2001)
 */
export const bollingerBandsIndicator: IndicatorDefinition = {
  id: 'bollinger-bands',
  group: 'channel',
  pane: 'price',
  parameters: bollingerParameters,
  outputs: [
    { name: 'middle', draw: 'line' },
    { name: 'upper', draw: 'line' },
    { name: 'lower', draw: 'line' },
  ],
  needsVolume: false,
  create: createBollingerBands,
};
