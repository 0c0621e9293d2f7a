import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';

/** Change of the close over `length` candles, in units of price. */
export const momentumIndicator: IndicatorDefinition = {
  id: 'momentum',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 14, { minimum: 1 })],
  outputs: [{ name: 'momentum', draw: 'line' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { close } }, t) => [at(close, t) - at(close, t - length)]);
  },
};
