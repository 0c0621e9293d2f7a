import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { fitLine } from '../window-line.ts';

/**
 * Where the line of least squares through the last closes ends, and a multiple of the deviation of those closes from the line (as of a
 * whole population) above and below it. Every candle has the end of its own line; lines of earlier candles are not drawn anew.
 * @see G. Raff, "Trading the Regression Channel", Technical Analysis of Stocks & Commodities (October 1991), with deviations for extremes
 */
export const linearRegressionChannelIndicator: IndicatorDefinition = {
  id: 'linear-regression-channel',
  group: 'channel',
  pane: 'price',
  parameters: [candleCount('length', 100, { minimum: 3 }), factor('multiplier', 2)],
  outputs: [
    { name: 'middle', draw: 'line' },
    { name: 'upper', draw: 'line' },
    { name: 'lower', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const multiplier = numberOf(parameters, 'multiplier');
    return perCandle(({ candles: { close } }, t) => {
      const { last, residual } = fitLine(close, t, length);
      return [last, last + multiplier * residual, last - multiplier * residual];
    });
  },
};
