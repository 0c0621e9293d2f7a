import { createRunningWilder } from '../running/running-average.ts';
import { averageOfClose } from './average-of-close.ts';

/** Smoothed moving average: Wilder's, weight 1 / length, seeded with the simple mean of the first `length` closes. */
export const smmaIndicator = averageOfClose({
  id: 'smma',
  length: 20,
  create: createRunningWilder,
});
