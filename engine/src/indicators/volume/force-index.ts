import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';

/**
 * Exponential average of the change of the close times the volume.
 * @see A. Elder, Trading for a Living (1993)
 */
export const forceIndexIndicator: IndicatorDefinition = {
  id: 'force-index',
  group: 'volume',
  pane: 'own',
  parameters: [candleCount('length', 13, { minimum: 1 })],
  outputs: [{ name: 'force', draw: 'line' }],
  levels: [0],
  needsVolume: true,
  create(parameters) {
    const average = createRunningEma(numberOf(parameters, 'length'));
    return perCandle(({ candles: { close, volume } }, t) => [
      average((at(close, t) - at(close, t - 1)) * at(volume, t)),
    ]);
  },
};
