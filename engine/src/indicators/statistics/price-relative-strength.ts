import { at } from '../../candles/column.ts';
import { candleCount, choice, choiceOf, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/**
 * Close divided by the close of a second series, and by how many percentage points the first has gained more than the second over
 * `length` candles.
 * @see R. A. Levy, The Relative Strength Concept of Common Stock Price Forecasting (1968)
 */
export const priceRelativeStrengthIndicator: IndicatorDefinition = {
  id: 'price-relative-strength',
  group: 'statistics',
  pane: 'own',
  parameters: [candleCount('length', 30, { minimum: 1 }), choice('show', ['ratio', 'lead'])],
  outputs: [{ name: 'value', draw: 'line' }],
  needsVolume: false,
  needsOther: true,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const isRatio = choiceOf(parameters, 'show') === 'ratio';
    const gainAt = (close: Float64Array, t: number): number =>
      100 * (at(close, t) / at(close, t - length) - 1);
    return perCandle(({ candles, other }, t) => {
      if (other === undefined) return [];
      return [
        isRatio
          ? at(candles.close, t) / at(other.close, t)
          : gainAt(candles.close, t) - gainAt(other.close, t),
      ];
    });
  },
};
