import { createRollingWeightedMean } from '../running/rolling-window.ts';
import { createMovingAverageIndicator } from './create-moving-average-indicator.ts';

/** Weighted moving average: weights 1 for the oldest close up to `length` for the newest. */
export const wmaIndicator = createMovingAverageIndicator({
  id: 'wma',
  length: 20,
  create: createRollingWeightedMean,
});
