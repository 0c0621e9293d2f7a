import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { trueRangeAt } from '../true-range.ts';
import { createTrailingBands } from './trailing-bands.ts';

/**
 * Bands at a multiple of the average true range from the middle of each candle, which only come nearer to the prices: the lower one
 * while the prices rise, the upper one while they fall.
 * @see O. Seban, SuperTrend
 */
export const supertrendIndicator: IndicatorDefinition = {
  id: 'supertrend',
  group: 'trend',
  pane: 'price',
  parameters: [candleCount('length', 10), factor('multiplier', 3)],
  outputs: [
    { name: 'below', draw: 'line' },
    { name: 'above', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const averageRange = createRunningWilder(numberOf(parameters, 'length'));
    const multiplier = numberOf(parameters, 'multiplier');
    const trail = createTrailingBands();
    return perCandle(({ candles }, t) => {
      const distance = multiplier * averageRange(trueRangeAt(candles, t));
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
};
