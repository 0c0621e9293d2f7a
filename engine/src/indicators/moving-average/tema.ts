import { createRunningEma } from '../running/running-average.ts';
import type { Running } from '../running/running.ts';
import { averageOfClose } from './average-of-close.ts';

/**
 * 3 x EMA - 3 x EMA of EMA + EMA of EMA of EMA; each average is seeded with the simple mean of its first `length` values. Defined
 * from index 3 x (length - 1) on.
 * @see P. Mulloy, Smoothing Data with Faster Moving Averages, Technical Analysis of Stocks & Commodities (1994)
 */
export function createRunningTema(length: number): Running {
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
export const temaIndicator = averageOfClose({ id: 'tema', length: 20, create: createRunningTema });
