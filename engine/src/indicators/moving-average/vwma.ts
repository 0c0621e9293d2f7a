import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';

/** Volume-weighted moving average: mean of the last `length` closes, each weighted by its volume. Not defined where nothing was traded. */
export const vwmaIndicator: IndicatorDefinition = {
  id: 'vwma',
  group: 'moving-average',
  pane: 'price',
  parameters: [candleCount('length', 20, { minimum: 1 })],
  outputs: [{ name: 'vwma', draw: 'line' }],
  needsVolume: true,
  create(parameters) {
    const money = createRunningSum(numberOf(parameters, 'length'));
    const traded = createRunningSum(numberOf(parameters, 'length'));
    return perCandle(({ candles: { close, volume } }, t) => [
      money(at(close, t) * at(volume, t)) / traded(at(volume, t)),
    ]);
  },
};
