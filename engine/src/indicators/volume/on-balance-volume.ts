import { at } from '../../candles/column.ts';
import type { Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

// @see J. Granville, New Key to Stock Market Profits (1963)
/** Volume added where the close rose, subtracted where it fell; starts at 0. */
export const onBalanceVolumeIndicator: Indicator = {
  id: 'on-balance-volume',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'balance', draw: 'line' }],
  needsVolume: true,
  create() {
    let sum = 0;
    return createCandleFold(({ candles: { close, volume } }, t) => {
      if (t > 0) sum += Math.sign(at(close, t) - at(close, t - 1)) * at(volume, t);
      return [sum];
    });
  },
};
