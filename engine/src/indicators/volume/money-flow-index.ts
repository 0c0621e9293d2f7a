import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';
import { typicalPriceAt } from '../typical-price.ts';

/**
 * Money (typical price x volume) of the candles whose typical price rose as a share of that of all that moved, 0 to 100. Not
 * defined while none moved.
 * @see G. Quong, A. Soudack, Volume-Weighted RSI, Technical Analysis of Stocks & Commodities (1989)
 */
export const moneyFlowIndexIndicator: IndicatorDefinition = {
  id: 'money-flow-index',
  group: 'volume',
  pane: 'own',
  parameters: [candleCount('length', 14, { minimum: 1 })],
  outputs: [{ name: 'index', draw: 'line' }],
  levels: [20, 80],
  needsVolume: true,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const rising = createRunningSum(length);
    const falling = createRunningSum(length);
    let before = Number.NaN;
    return perCandle(({ candles }, t) => {
      const price = typicalPriceAt(candles, t);
      const change = price - before;
      const money = price * at(candles.volume, t);
      before = price;
      if (t === 0) return [];
      const inflow = rising(change > 0 ? money : 0);
      const outflow = falling(change < 0 ? money : 0);
      return [100 - 100 / (1 + inflow / outflow)];
    });
  },
};
