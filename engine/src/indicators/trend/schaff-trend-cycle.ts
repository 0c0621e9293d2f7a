import { at } from '../../candles/column.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma, createRunningSmoothing } from '../running/running-average.ts';
import { createRunningHighest, createRunningLowest } from '../running/running-window.ts';
import type { Running } from '../running/running.ts';

type Cycle = { readonly length: number; readonly weight: number };

/** Where a value lies in its range of `length` values, 0 to 100, smoothed; where the range is nothing it stays where it was. */
function createSmoothedPlace({ length, weight }: Cycle): Running {
  const highest = createRunningHighest(length);
  const lowest = createRunningLowest(length);
  const smooth = createRunningSmoothing(1, weight);
  let place = 0;
  return (value) => {
    const bottom = lowest(value);
    const range = highest(value) - bottom;
    if (Number.isNaN(range)) return Number.NaN;
    if (range > 0) place = (100 * (value - bottom)) / range;
    return smooth(place);
  };
}

/**
 * MACD put twice through a stochastic, each time smoothed by half: 0 to 100, quicker at turns than MACD.
 * @see D. Schaff, The Schaff Trend Cycle (1999)
 */
export const schaffTrendCycleIndicator: IndicatorDefinition = {
  id: 'schaff-trend-cycle',
  group: 'trend',
  pane: 'own',
  parameters: [
    candleCount('cycleLength', 10),
    candleCount('fast', 23),
    candleCount('slow', 50),
    factor('smoothing', 0.5, { minimum: 0.05, maximum: 1 }),
  ],
  outputs: [{ name: 'cycle', draw: 'line' }],
  levels: [25, 75],
  needsVolume: false,
  create(parameters) {
    const fast = createRunningEma(numberOf(parameters, 'fast'));
    const slow = createRunningEma(numberOf(parameters, 'slow'));
    const cycle = {
      length: numberOf(parameters, 'cycleLength'),
      weight: numberOf(parameters, 'smoothing'),
    };
    const first = createSmoothedPlace(cycle);
    const second = createSmoothedPlace(cycle);
    return perCandle(({ candles: { close } }, t) => [
      second(first(fast(at(close, t)) - slow(at(close, t)))),
    ]);
  },
};
