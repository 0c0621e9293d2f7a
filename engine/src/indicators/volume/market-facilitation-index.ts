import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/**
 * Range of a candle per unit of volume. Not defined without volume.
 * @see B. Williams, Trading Chaos (1995)
 */
export const marketFacilitationIndexIndicator: IndicatorDefinition = {
  id: 'market-facilitation-index',
  group: 'volume',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'index', draw: 'histogram' }],
  needsVolume: true,
  create: () =>
    perCandle(({ candles: { high, low, volume } }, t) => [
      (at(high, t) - at(low, t)) / at(volume, t),
    ]),
};
