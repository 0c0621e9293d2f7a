import { at } from '../../candles/column.ts';
import type { Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

/** Range per unit of volume, NaN without. @see B. Williams, Trading Chaos (1995) */
export const marketFacilitationIndexIndicator: Indicator = {
  id: 'market-facilitation-index',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'index', draw: 'histogram' }],
  needsVolume: true,
  create: () =>
    createCandleFold(({ candles: { high, low, volume } }, t) => [
      (at(high, t) - at(low, t)) / at(volume, t),
    ]),
};
