import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

const minimumPartLength = 8;

/** R/S: range of cumulative deviations from the mean / standard deviation; NaN for constants. */
function calculateRescaledRange(values: Float64Array, from: number, length: number): number {
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

/** Mean rescaled range of `parts` equal parts; the remainder at the end is ignored. */
function calculateMeanRescaledRange(values: Float64Array, parts: number): number {
  const length = Math.floor(values.length / parts);
  let sum = 0;
  for (let part = 0; part < parts; part += 1)
    sum += calculateRescaledRange(values, part * length, length);
  return sum / parts;
}

/** Regression slope of log(R/S) on log(length), over 1, 2, 4 … parts of at least eight values. */
function calculateHurstExponent(values: Float64Array): number {
  const points: { readonly x: number; readonly y: number }[] = [];
  for (let parts = 1; Math.floor(values.length / parts) >= minimumPartLength; parts *= 2) {
    points.push({
      x: Math.log(Math.floor(values.length / parts)),
      y: Math.log(calculateMeanRescaledRange(values, parts)),
    });
  }
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const product = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return product / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
}

// Biased upwards in short windows; NaN where a part is constant.
// @see H. E. Hurst (1951); E. E. Peters, Fractal Market Analysis (1994)
/** Rescaled range analysis of log changes: 0.5 random walk, above persistent, below reverting. */
export const hurstExponentIndicator = defineIndicator({
  id: 'hurst-exponent',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 100, { minimum: 32 })],
  outputs: [{ name: 'exponent', draw: 'line' }],
  levels: [0.5],
  create({ length }) {
    const changes = new Float64Array(length);
    return createCandleFold(({ candles: { close } }, t) => {
      changes.copyWithin(0, 1);
      changes[length - 1] = Math.log(at(close, t) / at(close, t - 1));
      return t < length ? [] : [calculateHurstExponent(changes)];
    });
  },
});
