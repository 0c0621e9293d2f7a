import { createRunningEma } from '../running/running-average.ts';
import type { Running } from '../running/running.ts';
import { averageOfClose } from './average-of-close.ts';

/**
 * 2 x EMA - EMA of EMA; each average is seeded with the simple mean of its first `length` values. Defined from index 2 x (length - 1) on.
 * @see P. Mulloy, Smoothing Data with Faster Moving Averages, Technical Analysis of Stocks & Commodities (1994)
 */
export function createRunningDema(length: number): Running {
  const first = createRunningEma(length);
  const second = createRunningEma(length);
  return (value) => {
    const once = first(value);
    return 2 * once - second(once);
  };
}

/** Double exponential moving average of the close. */
export const demaIndicator = averageOfClose({ id: 'dema', length: 20, create: createRunningDema });
