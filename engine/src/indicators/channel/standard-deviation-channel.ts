import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateRegressionLine } from '../regression-line.ts';

// Every candle has the end point of its own line; earlier values are not redrawn.
// @see J. Gauss's least squares; J. J. Murphy, Technical Analysis of the Financial Markets (1999)
/** Least-squares end point of closes, bands at a multiple of the closes' population deviation. */
export const standardDeviationChannelIndicator = defineIndicator({
  id: 'standard-deviation-channel',
  pane: 'price',
  parameters: [createCandleCountParameter('length', 20), createNumberParameter('multiplier', 2)],
  outputs: createOutputs('line', 'middle', 'upper', 'lower'),
  create({ length, multiplier }) {
    return createCandleFold(({ candles: { close } }, t) => {
      const { last, deviation } = calculateRegressionLine(close, t, length);
      return [last, last + multiplier * deviation, last - multiplier * deviation];
    });
  },
});
