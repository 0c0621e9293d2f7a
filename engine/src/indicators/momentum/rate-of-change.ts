import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';

/** Change of the close over `length` candles, in percent of the earlier close. */
export const rateOfChangeIndicator: IndicatorDefinition = {
  id: 'rate-of-change',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 14, { minimum: 1 })],
  outputs: [{ name: 'rateOfChange', draw: 'line' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { close } }, t) => {
      const earlier = at(close, t - length);
      return [(100 * (at(close, t) - earlier)) / earlier];
    });
  },
};
