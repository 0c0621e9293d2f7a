import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { windowMean } from '../window.ts';

/**
 * Distance of the close from its simple moving average, in percent of that.
 * @see S. Nison, Beyond Candlesticks (1994)
 */
export const disparityIndexIndicator: IndicatorDefinition = {
  id: 'disparity-index',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 20)],
  outputs: [{ name: 'disparity', draw: 'line' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { close } }, t) => [
      100 * (at(close, t) / windowMean(close, t, length) - 1),
    ]);
  },
};
