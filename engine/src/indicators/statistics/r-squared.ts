import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { fitLine } from '../window-line.ts';

/**
 * How much of the variance of the last closes a straight line accounts for, 0 to 1. Not defined where they are all equal.
 * @see T. S. Chande and S. Kroll, The New Technical Trader (1994)
 */
export const rSquaredIndicator: IndicatorDefinition = {
  id: 'r-squared',
  group: 'statistics',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'rSquared', draw: 'line' }],
  levels: [0, 1],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { close } }, t) => [fitLine(close, t, length).rSquared]);
  },
};
