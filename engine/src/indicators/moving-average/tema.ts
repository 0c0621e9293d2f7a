import { createRunningEma } from '../running/running-average.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';
import { createMovingAverageIndicator } from './create-moving-average-indicator.ts';

// @see P. Mulloy, Smoothing Data with Faster Moving Averages, Stocks & Commodities (1994)
/** 3 x EMA - 3 x EMA of EMA + EMA of EMA of EMA; seeded with means, from 3 x (length - 1) on. */
export function createRunningTema(length: number): StreamingCalculation {
  const first = createRunningEma(length);
  const second = createRunningEma(length);
  const third = createRunningEma(length);
  return (value) => {
    const once = first(value);
    const twice = second(once);
    return 3 * once - 3 * twice + third(twice);
  };
}

/** Triple exponential moving average of the close. */
export const temaIndicator = createMovingAverageIndicator({
  id: 'tema',
  length: 20,
  create: createRunningTema,
});
