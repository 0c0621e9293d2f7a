import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/**
 * Root mean square of the falls below the highest close so far, in percent, within a window: deep and long falls weigh, rises do not.
 * @see P. G. Martin and B. B. McCann, The Investor's Guide to Fidelity Funds (1989)
 */
export const ulcerIndexIndicator: IndicatorDefinition = {
  id: 'ulcer-index',
  group: 'volatility',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'ulcer', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { close } }, t) => {
      if (t < length - 1) return [];
      let highest = Number.NEGATIVE_INFINITY;
      let squares = 0;
      for (let index = t - length + 1; index <= t; index += 1) {
        highest = Math.max(highest, at(close, index));
        squares += (100 * (at(close, index) / highest - 1)) ** 2;
      }
      return [Math.sqrt(squares / length)];
    });
  },
};
