import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningMean } from '../running/running-window.ts';

/**
 * Simple mean of (close - open) / (high - low), -1 to 1; a candle without a range counts as 0.
 * @see I. Livshin, "Balance of Market Power", Technical Analysis of Stocks & Commodities (August 2001)
 */
export const balanceOfPowerIndicator: IndicatorDefinition = {
  id: 'balance-of-power',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 14, { minimum: 1 })],
  outputs: [{ name: 'balance', draw: 'line' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const mean = createRunningMean(numberOf(parameters, 'length'));
    return perCandle(({ candles: { open, high, low, close } }, t) => {
      const range = at(high, t) - at(low, t);
      return [mean(range === 0 ? 0 : (at(close, t) - at(open, t)) / range)];
    });
  },
};
