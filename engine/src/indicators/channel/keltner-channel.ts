import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma, createRunningWilder } from '../running/running-average.ts';
import { trueRangeAt } from '../true-range.ts';

/**
 * Exponential average of the closes, and a multiple of the average true range above and below it.
 * @see L. B. Raschke's form of C. Keltner's channel
 */
export const keltnerChannelIndicator: IndicatorDefinition = {
  id: 'keltner-channel',
  group: 'channel',
  pane: 'price',
  parameters: [candleCount('length', 20), factor('multiplier', 2), candleCount('atrLength', 10)],
  outputs: [
    { name: 'middle', draw: 'line' },
    { name: 'upper', draw: 'line' },
    { name: 'lower', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const average = createRunningEma(numberOf(parameters, 'length'));
    const averageRange = createRunningWilder(numberOf(parameters, 'atrLength'));
    const multiplier = numberOf(parameters, 'multiplier');
    return perCandle(({ candles }, t) => {
      const middle = average(at(candles.close, t));
      const distance = multiplier * averageRange(trueRangeAt(candles, t));
      return Number.isNaN(distance) ? [] : [middle, middle + distance, middle - distance];
    });
  },
};
