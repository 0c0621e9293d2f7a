import { at } from '../../candles/column.ts';
import { createCandleCountParameter, createChoiceParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculatePriceRatio } from '../price-ratio.ts';

// @see R. A. Levy, The Relative Strength Concept of Common Stock Price Forecasting (1968)
/** `ratio` of the closes; `lead`: percent change over `length` candles minus that of the second. */
export const priceRelativeStrengthIndicator = defineIndicator({
  id: 'price-relative-strength',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 30, { minimum: 1 }),
    createChoiceParameter('show', ['ratio', 'lead']),
  ],
  outputs: [{ name: 'value', draw: 'line' }],
  needsOther: true,
  create({ length, show }) {
    const isRatio = show === 'ratio';
    const gainAt = (close: Float64Array, t: number): number =>
      100 * (calculatePriceRatio(close, t, length) - 1);
    return createCandleFold(({ candles, other }, t) => {
      if (other === undefined) return [];
      return [
        isRatio
          ? at(candles.close, t) / at(other.close, t)
          : gainAt(candles.close, t) - gainAt(other.close, t),
      ];
    });
  },
});
