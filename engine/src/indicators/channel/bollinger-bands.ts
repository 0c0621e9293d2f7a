import { type BlockPart, forEachBlock } from '../blocks.ts';
import type { IndicatorDefinition, IndicatorFold, IndicatorParameter } from '../indicator.ts';
import {
  candleCount,
  factor,
  type IndicatorParameters,
  numberOf,
} from '../indicator-parameters.ts';
import { createOlderParts, type OlderParts } from '../older-parts.ts';
import { outputAt } from '../per-candle.ts';

export const bollingerParameters: readonly IndicatorParameter[] = [
  candleCount('length', 20),
  factor('deviations', 2),
];

type Bands = {
  readonly middle: Float64Array;
  readonly upper: Float64Array;
  readonly lower: Float64Array;
};

/** The block before, and of the block so far the sums of differences from its first value and of their squares. */
type Parts = BlockPart & {
  readonly deviations: number;
  readonly older: OlderParts;
  origin: number;
  sum: number;
  squares: number;
};

/** Writes the bands of the windows that end in a part of a block, and carries the block on. */
function writeWindows(close: Float64Array, { middle, upper, lower }: Bands, parts: Parts): void {
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
    // The squares within the two parts, and those of the distance between their means.
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

/**
 * Mean of the last `length` closes, and bands at a number of population deviations. A window is made of two parts that meet at a multiple
 * of `length`: backwards to its oldest value and forwards to its newest. Each part is summed as differences from its value at the
 * meeting point, so that nothing drifts, equal values deviate by exactly 0, and a high price costs no digits.
 * @see T. F. Chan, G. H. Golub, R. J. LeVeque, Algorithms for Computing the Sample Variance (1983): joining two parts
 */
function createBollingerBands(parameters: IndicatorParameters): IndicatorFold {
  const length = numberOf(parameters, 'length');
  const deviations = numberOf(parameters, 'deviations');
  const older = createOlderParts(length);
  const parts: Parts = {
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
        middle: outputAt(outputs, 0),
        upper: outputAt(outputs, 1),
        lower: outputAt(outputs, 2),
      };
      forEachBlock(range, parts, {
        length,
        extend: (part) => writeWindows(close, bands, part),
        complete: ({ to }) => older.take(close, to - 1),
      });
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
