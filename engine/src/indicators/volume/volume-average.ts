import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { windowMean } from '../window.ts';

/** Volume and its simple moving average. */
export const volumeAverageIndicator: IndicatorDefinition = {
  id: 'volume-average',
  group: 'volume',
  pane: 'own',
  parameters: [candleCount('length', 20, { minimum: 1 })],
  outputs: [
    { name: 'volume', draw: 'histogram' },
    { name: 'average', draw: 'line' },
  ],
  needsVolume: true,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { volume } }, t) => [
      at(volume, t),
      windowMean(volume, t, length),
    ]);
  },
};
