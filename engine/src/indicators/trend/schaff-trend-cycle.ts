import { at } from '../../candles/column.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma, createRunningWeightedEma } from '../running/running-average.ts';
import { createRollingHighest, createRollingLowest } from '../running/rolling-window.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';

type Cycle = { readonly length: number; readonly weight: number };

/** Position in the range of the last `length` values, 0 to 100; kept while there is no range. */
function createSmoothedStochastic({ length, weight }: Cycle): StreamingCalculation {
  const highest = createRollingHighest(length);
  const lowest = createRollingLowest(length);
  const smooth = createRunningWeightedEma(1, weight);
  let place = 0;
  return (value) => {
    const bottom = lowest(value);
    const range = highest(value) - bottom;
    if (Number.isNaN(range)) return Number.NaN;
    if (range > 0) place = (100 * (value - bottom)) / range;
    return smooth(place);
  };
}

// @see D. Schaff, The Schaff Trend Cycle (1999)
/** MACD passed twice through a smoothed stochastic: 0 to 100, reacts to turns before MACD. */
export const schaffTrendCycleIndicator = defineIndicator({
  id: 'schaff-trend-cycle',
  pane: 'own',
  parameters: [
    createCandleCountParameter('cycleLength', 10),
    createCandleCountParameter('fast', 23),
    createCandleCountParameter('slow', 50),
    createNumberParameter('smoothing', 0.5, { minimum: 0.05, maximum: 1 }),
  ],
  outputs: [{ name: 'cycle', draw: 'line' }],
  levels: [25, 75],
  create({ fast: fastLength, slow: slowLength, cycleLength, smoothing }) {
    const fast = createRunningEma(fastLength);
    const slow = createRunningEma(slowLength);
    const cycle = {
      length: cycleLength,
      weight: smoothing,
    };
    const first = createSmoothedStochastic(cycle);
    const second = createSmoothedStochastic(cycle);
    return createCandleFold(({ candles: { close } }, t) => [
      second(first(fast(at(close, t)) - slow(at(close, t)))),
    ]);
  },
});
