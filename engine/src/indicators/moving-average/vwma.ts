import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { windowSum } from '../window.ts';

/** Volume-weighted moving average: mean of the last `length` closes, each weighted by its volume. Not defined where nothing was traded. */
export const vwmaIndicator: IndicatorDefinition = {
  id: 'vwma',
  group: 'moving-average',
  pane: 'price',
  parameters: [candleCount('length', 20, { minimum: 1 })],
  outputs: [{ name: 'vwma', draw: 'line' }],
  needsVolume: true,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { close, volume } }, t) => {
      let sum = 0;
      for (let index = t - length + 1; index <= t; index += 1) sum += at(close, index) * at(volume, index);
      return [sum / windowSum(volume, t, length)];
    });
  },
};
