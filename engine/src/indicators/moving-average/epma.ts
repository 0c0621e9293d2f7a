import type { Running } from '../running/running.ts';
import { createRunningMean, createRunningWeightedMean } from '../running/running-window.ts';
import { averageOfClose } from './average-of-close.ts';

/**
 * Where the straight line of least squares through the last `length` values ends. The line's end is 3 x WMA - 2 x SMA: its height in the
 * middle is the simple mean, and its slope is 6 x (WMA - SMA) / (length - 1).
 */
function createRunningLineEnd(length: number): Running {
  const weighted = createRunningWeightedMean(length);
  const simple = createRunningMean(length);
  return (value) => 3 * weighted(value) - 2 * simple(value);
}

/** End point moving average of the close, also called least squares moving average. */
export const epmaIndicator = averageOfClose({
  id: 'epma',
  length: 20,
  create: createRunningLineEnd,
});
