import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/** Pearson's coefficient of two columns over the `length` rows that end at `t`; NaN where one of them does not vary or is not there. */
function correlationAt(
  [first, second]: readonly [Float64Array, Float64Array],
  t: number,
  length: number,
): number {
  if (t < length - 1) return Number.NaN;
  // Differences to a value of the window: equal values give exactly 0.
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

/**
 * Pearson's coefficient of correlation between the closes of two series, -1 to 1, and its square. Not defined where one of them does not vary.
 * @see K. Pearson, Proceedings of the Royal Society of London (1895)
 */
export const correlationIndicator: IndicatorDefinition = {
  id: 'correlation',
  group: 'statistics',
  pane: 'own',
  parameters: [candleCount('length', 20)],
  outputs: [
    { name: 'correlation', draw: 'line' },
    { name: 'rSquared', draw: 'line' },
  ],
  levels: [-1, 0, 1],
  needsVolume: false,
  needsOther: true,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles, other }, t) => {
      if (other === undefined) return [];
      const coefficient = correlationAt([candles.close, other.close], t, length);
      return [coefficient, coefficient ** 2];
    });
  },
};
