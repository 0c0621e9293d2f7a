import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/**
 * Running sum of the volume times the relative change of the close; 0 on the first candle.
 * @see N. G. Fosback, Stock Market Logic (1976)
 */
export const priceVolumeTrendIndicator: IndicatorDefinition = {
  id: 'price-volume-trend',
  group: 'volume',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'trend', draw: 'line' }],
  needsVolume: true,
  create() {
    let sum = 0;
    return perCandle(({ candles: { close, volume } }, t) => {
      if (t > 0) sum += at(volume, t) * (at(close, t) / at(close, t - 1) - 1);
      return [sum];
    });
  },
};
