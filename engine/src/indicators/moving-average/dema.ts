import { createRunningEma } from '../running/running-average.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';
import { createMovingAverageIndicator } from './create-moving-average-indicator.ts';

// @see P. Mulloy, Smoothing Data with Faster Moving Averages, Stocks & Commodities (1994)
/** 2 x EMA - EMA of EMA, seeded with simple means; defined from index 2 x (length - 1) on. */
export function createRunningDema(length: number): StreamingCalculation {
  const first = createRunningEma(length);
  const second = createRunningEma(length);
  return (value) => {
    const once = first(value);
    return 2 * once - second(once);
  };
}

/** Double exponential moving average of the close. */
export const demaIndicator = createMovingAverageIndicator({
  id: 'dema',
  length: 20,
  create: createRunningDema,
});
