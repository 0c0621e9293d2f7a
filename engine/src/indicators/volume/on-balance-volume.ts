import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/**
 * Running sum of volumes, added where the close rose and subtracted where it fell. Begins with 0.
 * @see J. Granville, New Key to Stock Market Profits (1963)
 */
export const onBalanceVolumeIndicator: IndicatorDefinition = {
  id: 'on-balance-volume',
  group: 'volume',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'balance', draw: 'line' }],
  needsVolume: true,
  create() {
    let sum = 0;
    return perCandle(({ candles: { close, volume } }, t) => {
      if (t > 0) sum += Math.sign(at(close, t) - at(close, t - 1)) * at(volume, t);
      return [sum];
    });
  },
};
