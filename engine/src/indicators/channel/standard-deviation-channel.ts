import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { fitLine } from '../window-line.ts';

/**
 * Where the line of least squares through the last closes ends, and a multiple of the deviation of those closes (as of a whole population)
 * above and below it. Every candle has the end of its own line; lines of earlier candles are not drawn anew.
 * @see J. Gauss's least squares; the channel as in J. J. Murphy, Technical Analysis of the Financial Markets (1999)
 */
export const standardDeviationChannelIndicator: IndicatorDefinition = {
  id: 'standard-deviation-channel',
  group: 'channel',
  pane: 'price',
  parameters: [candleCount('length', 20), factor('multiplier', 2)],
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
      const { last, deviation } = fitLine(close, t, length);
      return [last, last + multiplier * deviation, last - multiplier * deviation];
    });
  },
};
