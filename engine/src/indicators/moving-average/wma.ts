import { createRunningWeightedMean } from '../running/running-window.ts';
import { averageOfClose } from './average-of-close.ts';

/** Weighted moving average: weights 1 for the oldest close up to `length` for the newest. */
export const wmaIndicator = averageOfClose({
  id: 'wma',
  length: 20,
  create: createRunningWeightedMean,
});
