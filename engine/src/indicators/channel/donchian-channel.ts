import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { windowHighest, windowLowest } from '../window.ts';

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
    const length = numberOf(parameters, 'length');
    return perCandle(({ candles }, t) => {
      const upper = windowHighest(candles.high, t - 1, length);
      const lower = windowLowest(candles.low, t - 1, length);
      return [(upper + lower) / 2, upper, lower];
    });
  },
};
