import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

/** Pearson correlation of the `length` rows ending at `t`; NaN where one is constant or missing. */
function calculateCorrelation(
  [first, second]: readonly [Float64Array, Float64Array],
  t: number,
  length: number,
): number {
  if (t < length - 1) return Number.NaN;
  // Subtract a value of the window first: equal values then give exactly 0.
  const differenceAt = (column: Float64Array, index: number): number =>
    at(column, index) - at(column, t);
  let sumFirst = 0;
  let sumSecond = 0;
  for (let index = t - length + 1; index <= t; index += 1) {
    sumFirst += differenceAt(first, index);
    sumSecond += differenceAt(second, index);
  }
  let products = 0;
  let squaresFirst = 0;
  let squaresSecond = 0;
  for (let index = t - length + 1; index <= t; index += 1) {
    const deviationFirst = differenceAt(first, index) - sumFirst / length;
    const deviationSecond = differenceAt(second, index) - sumSecond / length;
    products += deviationFirst * deviationSecond;
    squaresFirst += deviationFirst ** 2;
    squaresSecond += deviationSecond ** 2;
  }
  const coefficient = products / Math.sqrt(squaresFirst * squaresSecond);
  return Math.max(-1, Math.min(1, coefficient));
}

// @see K. Pearson, Proceedings of the Royal Society of London (1895)
/** Pearson correlation of the closes of two series, and its square; NaN where one is constant. */
export const correlationIndicator = defineIndicator({
  id: 'correlation',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 20)],
  outputs: createOutputs('line', 'correlation', 'rSquared'),
  levels: [-1, 0, 1],
  needsOther: true,
  create({ length }) {
    return createCandleFold(({ candles, other }, t) => {
      if (other === undefined) return [];
      const coefficient = calculateCorrelation([candles.close, other.close], t, length);
      return [coefficient, coefficient ** 2];
    });
  },
});
