import { at } from '../../candles/column.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { medianPriceAt } from '../price-transform/median-price.ts';
import { createRunningMean } from '../running/running-window.ts';

/**
 * Simple mean of the move of the median price, times the range, divided by the volume in units of `volumeUnit`: large where price goes far
 * on little volume. A candle without volume has no value, nor have the windows it lies in.
 * @see R. W. Arms, Volume Cycles in the Stock Market (1983)
 */
export const easeOfMovementIndicator: IndicatorDefinition = {
  id: 'ease-of-movement',
  group: 'volume',
  pane: 'own',
  parameters: [
    candleCount('length', 14, { minimum: 1 }),
    factor('volumeUnit', 100_000_000, { minimum: 1, maximum: 1_000_000_000_000 }),
  ],
  outputs: [{ name: 'ease', draw: 'line' }],
  levels: [0],
  needsVolume: true,
  create(parameters) {
    const mean = createRunningMean(numberOf(parameters, 'length'));
    const unit = numberOf(parameters, 'volumeUnit');
    return perCandle(({ candles }, t) => {
      const move = medianPriceAt(candles, t) - medianPriceAt(candles, t - 1);
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
};
