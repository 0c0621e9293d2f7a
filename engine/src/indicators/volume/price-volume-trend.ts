import { at } from '../../candles/column.ts';
import type { Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculatePriceRatio } from '../price-ratio.ts';

// @see N. G. Fosback, Stock Market Logic (1976)
/** Cumulative sum of volume x relative change of the close; 0 on the first candle. */
export const priceVolumeTrendIndicator: Indicator = {
  id: 'price-volume-trend',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'trend', draw: 'line' }],
  needsVolume: true,
  create() {
    let sum = 0;
    return createCandleFold(({ candles: { close, volume } }, t) => {
      const ratio = calculatePriceRatio(close, t, 1);
      if (!Number.isNaN(ratio)) sum += at(volume, t) * (ratio - 1);
      return [sum];
    });
  },
};
