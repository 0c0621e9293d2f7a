import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { windowMean } from '../window.ts';

/**
 * Volume of a candle over the simple mean of the volumes of the candles before it: 1 is usual. Not defined while those are all zero.
 */
export const relativeVolumeIndicator: IndicatorDefinition = {
  id: 'relative-volume',
  group: 'volume',
  pane: 'own',
  parameters: [candleCount('length', 20, { minimum: 1 })],
  outputs: [{ name: 'ratio', draw: 'histogram' }],
  levels: [1],
  needsVolume: true,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles: { volume } }, t) => [
      at(volume, t) / windowMean(volume, t - 1, length),
    ]);
  },
};
