import type { StreamingCalculation } from '../running/streaming-calculation.ts';
import { createRollingMean, createRollingWeightedMean } from '../running/rolling-window.ts';
import { createMovingAverageIndicator } from './create-moving-average-indicator.ts';

/** Equals 3 x WMA - 2 x SMA: height in the middle SMA, slope 6 x (WMA - SMA) / (length - 1). */
function createRollingRegressionEnd(length: number): StreamingCalculation {
  const weighted = createRollingWeightedMean(length);
  const simple = createRollingMean(length);
  return (value) => 3 * weighted(value) - 2 * simple(value);
}

/** End point moving average of the close, also called least squares moving average. */
export const epmaIndicator = createMovingAverageIndicator({
  id: 'epma',
  length: 20,
  create: createRollingRegressionEnd,
});
