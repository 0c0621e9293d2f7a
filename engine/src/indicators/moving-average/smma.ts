import { createRunningWilderAverage } from '../running/running-average.ts';
import { createMovingAverageIndicator } from './create-moving-average-indicator.ts';

/** Wilder's average (weight 1 / length), seeded with the mean of the first `length` closes. */
export const smmaIndicator = createMovingAverageIndicator({
  id: 'smma',
  length: 20,
  create: createRunningWilderAverage,
});
