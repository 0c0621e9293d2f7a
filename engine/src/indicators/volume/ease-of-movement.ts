import { at } from '../../candles/column.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateMedianPrice } from '../price-transform/median-price.ts';
import { createRollingMean } from '../running/rolling-window.ts';

// @see R. W. Arms, Volume Cycles in the Stock Market (1983)
/** Mean of (median price's change x range / volume in `volumeUnit`); NaN if one has no volume. */
export const easeOfMovementIndicator = defineIndicator({
  id: 'ease-of-movement',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 14, { minimum: 1 }),
    createNumberParameter('volumeUnit', 100_000_000, { minimum: 1, maximum: 1_000_000_000_000 }),
  ],
  outputs: [{ name: 'ease', draw: 'line' }],
  levels: [0],
  needsVolume: true,
  create({ length, volumeUnit }) {
    const mean = createRollingMean(length);
    const unit = volumeUnit;
    return createCandleFold(({ candles }, t) => {
      const move = calculateMedianPrice(candles, t) - calculateMedianPrice(candles, t - 1);
      const volume = at(candles.volume, t);
      return [
        mean(
          volume > 0
            ? (move * (at(candles.high, t) - at(candles.low, t))) / (volume / unit)
            : Number.NaN,
        ),
      ];
    });
  },
});
