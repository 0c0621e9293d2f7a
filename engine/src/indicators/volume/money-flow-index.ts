import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';
import { calculateTypicalPrice } from '../typical-price.ts';

// @see G. Quong, A. Soudack, Volume-Weighted RSI, Stocks & Commodities (1989)
/** Typical price x volume of rising candles in percent of all that changed; NaN until one does. */
export const moneyFlowIndexIndicator = defineIndicator({
  id: 'money-flow-index',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14, { minimum: 1 })],
  outputs: [{ name: 'index', draw: 'line' }],
  levels: [20, 80],
  needsVolume: true,
  create({ length }) {
    const rising = createRollingSum(length);
    const falling = createRollingSum(length);
    let before = Number.NaN;
    return createCandleFold(({ candles }, t) => {
      const price = calculateTypicalPrice(candles, t);
      const change = price - before;
      const money = price * at(candles.volume, t);
      before = price;
      if (t === 0) return [];
      const inflow = rising(change > 0 ? money : 0);
      const outflow = falling(change < 0 ? money : 0);
      return [100 - 100 / (1 + inflow / outflow)];
    });
  },
});
