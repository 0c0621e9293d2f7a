import { createRollingWeightedMean } from '../running/rolling-window.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';
import { createMovingAverageIndicator } from './create-moving-average-indicator.ts';

// Half and square root are rounded down. @see A. Hull, https://alanhull.com/hull-moving-average
/** WMA over sqrt(`length`) of (2 x WMA over half the length - WMA over the full length). */
export function createRunningHma(length: number): StreamingCalculation {
  const half = createRollingWeightedMean(Math.floor(length / 2));
  const whole = createRollingWeightedMean(length);
  const smooth = createRollingWeightedMean(Math.floor(Math.sqrt(length)));
  return (value) => smooth(2 * half(value) - whole(value));
}

/** Hull moving average of the close. */
export const hmaIndicator = createMovingAverageIndicator({
  id: 'hma',
  length: 20,
  create: createRunningHma,
});
