import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningHighest, createRunningLowest } from '../running/running-window.ts';

/**
 * Highest high and lowest low of the `length` candles before each candle, and the middle between them: a candle can leave the channel
 * it is drawn on, which is what the channel is for.
 */
export const donchianChannelIndicator: IndicatorDefinition = {
  id: 'donchian-channel',
  group: 'channel',
  pane: 'price',
  parameters: [candleCount('length', 20, { minimum: 1 })],
  outputs: [
    { name: 'middle', draw: 'line' },
    { name: 'upper', draw: 'line' },
    { name: 'lower', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const highest = createRunningHighest(numberOf(parameters, 'length'));
    const lowest = createRunningLowest(numberOf(parameters, 'length'));
    return perCandle(({ candles }, t) => {
      const upper = highest(at(candles.high, t - 1));
      const lower = lowest(at(candles.low, t - 1));
      return [(upper + lower) / 2, upper, lower];
    });
  },
};
