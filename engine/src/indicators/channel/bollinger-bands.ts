import { type BlockPart, visitBlocks } from '../blocks.ts';
import { createOutputs, defineIndicator, type IndicatorFold } from '../indicator.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import {
  createBlockSuffixStatistics,
  type BlockSuffixStatistics,
} from '../block-suffix-statistics.ts';
import { getOutput } from '../candle-fold.ts';

export const bollingerParameters = [
  createCandleCountParameter('length', 20),
  createNumberParameter('deviations', 2),
] as const;

type Bands = {
  readonly middle: Float64Array;
  readonly upper: Float64Array;
  readonly lower: Float64Array;
};

/** Suffix statistics of the block before; sums of differences from this block's first value. */
type BlockState = BlockPart & {
  readonly deviations: number;
  readonly older: BlockSuffixStatistics;
  origin: number;
  sum: number;
  squares: number;
};

/** Writes the bands of the windows that end in a part of a block; updates the sums of the block. */
function writeBands(close: Float64Array, { middle, upper, lower }: Bands, parts: BlockState): void {
  const { start, from, to, deviations } = parts;
  const { means, squares: olderSquares, shares } = parts.older;
  const length = means.length - 1;
  const origin = from === start ? (close[start] ?? Number.NaN) : parts.origin;
  let sum = from === start ? 0 : parts.sum;
  let squares = from === start ? 0 : parts.squares;
  for (let t = from; t < to; t += 1) {
    const count = t - start + 1;
    const shifted = (close[t] ?? Number.NaN) - origin;
    sum += shifted;
    squares += shifted * shifted;
    const shiftedMean = sum / count;
    const olderMean = means[count] ?? Number.NaN;
    const difference = origin + shiftedMean - olderMean;
    const share = difference * (shares[count] ?? Number.NaN);
    // Squared deviations within the two parts, plus those between their means.
    const together =
      squares -
      sum * shiftedMean +
      (olderSquares[count] ?? Number.NaN) +
      difference * share * (length - count);
    const mean = olderMean + share;
    const distance = deviations * Math.sqrt((together < 0 ? 0 : together) / length);
    middle[t] = mean;
    upper[t] = mean + distance;
    lower[t] = mean - distance;
  }
  parts.origin = origin;
  parts.sum = sum;
  parts.squares = squares;
}

// A window is combined from two parts that meet at a multiple of `length`, each summed as
// differences from its value there: no rounding drift, equal values deviate by exactly 0, and a
// high price costs no precision. @see T. F. Chan, G. H. Golub, R. J. LeVeque, Algorithms for
// Computing the Sample Variance (1983): combining two parts
/** Mean of the last `length` closes, and bands at population standard deviations. */
function createBollingerBands(length: number, deviations: number): IndicatorFold {
  const older = createBlockSuffixStatistics(length);
  const parts: BlockState = {
    start: 0,
    from: 0,
    to: 0,
    deviations,
    older,
    origin: 0.5,
    sum: 0.5,
    squares: 0.5,
  };
  return {
    extend({ candles: { close } }, outputs, range) {
      const bands = {
        middle: getOutput(outputs, 0),
        upper: getOutput(outputs, 1),
        lower: getOutput(outputs, 2),
      };
      visitBlocks(range, parts, {
        length,
        extend: (part) => writeBands(close, bands, part),
        complete: ({ to }) => older.update(close, to - 1),
      });
    },
  };
}

// @see J. Bollinger, Bollinger on Bollinger Bands (2001)
/** Simple mean of the closes, bands a number of population standard deviations above and below. */
export const bollingerBandsIndicator = defineIndicator({
  id: 'bollinger-bands',
  pane: 'price',
  parameters: bollingerParameters,
  outputs: createOutputs('line', 'middle', 'upper', 'lower'),
  create: ({ length, deviations }) => createBollingerBands(length, deviations),
});
