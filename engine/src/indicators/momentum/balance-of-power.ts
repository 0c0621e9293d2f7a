import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingMean } from '../running/rolling-window.ts';

// @see I. Livshin, "Balance of Market Power", Stocks & Commodities (August 2001)
/** Simple mean of (close - open) / (high - low), -1 to 1; 0 for a candle without a range. */
export const balanceOfPowerIndicator = defineIndicator({
  id: 'balance-of-power',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14, { minimum: 1 })],
  outputs: [{ name: 'balance', draw: 'line' }],
  levels: [0],
  create({ length }) {
    const mean = createRollingMean(length);
    return createCandleFold(({ candles: { open, high, low, close } }, t) => {
      const range = at(high, t) - at(low, t);
      return [mean(range === 0 ? 0 : (at(close, t) - at(open, t)) / range)];
    });
  },
});
