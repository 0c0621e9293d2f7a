import { createRunningWeightedMean } from '../running/running-window.ts';
import type { Running } from '../running/running.ts';
import { averageOfClose } from './average-of-close.ts';

/**
 * WMA over the root of `length` of (2 x WMA over half of it - WMA over all of it); halves and roots are rounded down.
 * @see A. Hull, https://alanhull.com/hull-moving-average
 */
export function createRunningHma(length: number): Running {
  const half = createRunningWeightedMean(Math.floor(length / 2));
  const whole = createRunningWeightedMean(length);
  const smooth = createRunningWeightedMean(Math.floor(Math.sqrt(length)));
  return (value) => smooth(2 * half(value) - whole(value));
}

/** Hull moving average of the close. */
export const hmaIndicator = averageOfClose({ id: 'hma', length: 20, create: createRunningHma });
