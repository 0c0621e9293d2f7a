import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

const smallestPart = 8;

/** Range of the running sum of differences from the mean, divided by their deviation; NaN where the values do not vary. */
function rescaledRange(values: Float64Array, from: number, length: number): number {
  let sum = 0;
  for (let index = from; index < from + length; index += 1) sum += at(values, index);
  const mean = sum / length;
  let running = 0;
  let highest = Number.NEGATIVE_INFINITY;
  let lowest = Number.POSITIVE_INFINITY;
  let squares = 0;
  for (let index = from; index < from + length; index += 1) {
    const difference = at(values, index) - mean;
    running += difference;
    squares += difference ** 2;
    highest = Math.max(highest, running);
    lowest = Math.min(lowest, running);
  }
  return squares === 0 ? Number.NaN : (highest - lowest) / Math.sqrt(squares / length);
}

/** Mean of the rescaled ranges of `parts` equal parts; what is left over at the end is not used. */
function meanRescaledRange(values: Float64Array, parts: number): number {
  const length = Math.floor(values.length / parts);
  let sum = 0;
  for (let part = 0; part < parts; part += 1) sum += rescaledRange(values, part * length, length);
  return sum / parts;
}

/** Slope of the logarithm of the rescaled range against that of the length, over 1, 2, 4 … parts of at least eight values. */
function exponentOf(values: Float64Array): number {
  const points: { readonly x: number; readonly y: number }[] = [];
  for (let parts = 1; Math.floor(values.length / parts) >= smallestPart; parts *= 2) {
    points.push({
      x: Math.log(Math.floor(values.length / parts)),
      y: Math.log(meanRescaledRange(values, parts)),
    });
  }
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const product = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return product / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
}

/**
 * Hurst exponent of the logarithmic changes of the close by rescaled range analysis: about 0.5 for a random walk, more where moves go on,
 * less where they turn back. Short windows read too high even on a random walk. Not defined where a part does not move.
 * @see H. E. Hurst (1951); E. E. Peters, Fractal Market Analysis (1994)
 */
export const hurstExponentIndicator: IndicatorDefinition = {
  id: 'hurst-exponent',
  group: 'statistics',
  pane: 'own',
  parameters: [candleCount('length', 100, { minimum: 32 })],
  outputs: [{ name: 'exponent', draw: 'line' }],
  levels: [0.5],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const changes = new Float64Array(length);
    return perCandle(({ candles: { close } }, t) => {
      changes.copyWithin(0, 1);
      changes[length - 1] = Math.log(at(close, t) / at(close, t - 1));
      return t < length ? [] : [exponentOf(changes)];
    });
  },
};
