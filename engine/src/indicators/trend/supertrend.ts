import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { calculateTrueRange } from '../true-range.ts';
import { createTrailingBands } from './trailing-bands.ts';

// @see O. Seban, SuperTrend
/** Bands at a multiple of the ATR that only move towards the price; the trend picks one. */
export const supertrendIndicator = defineIndicator({
  id: 'supertrend',
  pane: 'price',
  parameters: [createCandleCountParameter('length', 10), createNumberParameter('multiplier', 3)],
  outputs: createOutputs('line', 'below', 'above'),
  create({ length, multiplier }) {
    const averageRange = createRunningWilderAverage(length);
    const trail = createTrailingBands();
    return createCandleFold(({ candles }, t) => {
      const distance = multiplier * averageRange(calculateTrueRange(candles, t));
      const middle = (at(candles.high, t) + at(candles.low, t)) / 2;
      const close = at(candles.close, t);
      const { below, above } = trail({
        upper: middle + distance,
        lower: middle - distance,
        close,
        previousClose: at(candles.close, t - 1),
        risesAtFirst: close >= middle,
      });
      return [below, above];
    });
  },
});
