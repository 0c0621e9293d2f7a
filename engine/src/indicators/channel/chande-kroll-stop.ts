import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { createRunningHighest, createRunningLowest } from '../running/running-window.ts';
import { trueRangeAt } from '../true-range.ts';
import { windowHighest, windowLowest } from '../window.ts';

/**
 * Two stops: the highest of recent "high less a multiple of the average true range" and the lowest of recent "low plus the same".
 * @see T. S. Chande and S. Kroll, The New Technical Trader (1994)
 */
export const chandeKrollStopIndicator: IndicatorDefinition = {
  id: 'chande-kroll-stop',
  group: 'channel',
  pane: 'price',
  parameters: [
    candleCount('length', 10),
    factor('multiplier', 1),
    candleCount('stopLength', 9, { minimum: 1 }),
  ],
  outputs: [
    { name: 'stopLong', draw: 'line' },
    { name: 'stopShort', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const multiplier = numberOf(parameters, 'multiplier');
    const averageRange = createRunningWilder(length);
    const highest = createRunningHighest(numberOf(parameters, 'stopLength'));
    const lowest = createRunningLowest(numberOf(parameters, 'stopLength'));
    return perCandle(({ candles }, t) => {
      const distance = multiplier * averageRange(trueRangeAt(candles, t));
      const short = highest(windowHighest(candles.high, t, length) - distance);
      return [lowest(windowLowest(candles.low, t, length) + distance), short];
    });
  },
};
