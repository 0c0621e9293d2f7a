import { createRunningEma, createRunningWilderAverage } from '../running/running-average.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';
import { createRollingMean, createRollingWeightedMean } from '../running/rolling-window.ts';
import { createRunningDema } from './dema.ts';
import { createRunningHma } from './hma.ts';
import { createRunningTema } from './tema.ts';

/** Moving averages that other indicators can use. */
export const movingAverageKinds = ['sma', 'ema', 'wma', 'smma', 'hma', 'dema', 'tema'] as const;

const creators: Readonly<Record<string, (length: number) => StreamingCalculation>> = {
  sma: createRollingMean,
  ema: createRunningEma,
  wma: createRollingWeightedMean,
  smma: createRunningWilderAverage,
  hma: createRunningHma,
  dema: createRunningDema,
  tema: createRunningTema,
} satisfies Record<(typeof movingAverageKinds)[number], (length: number) => StreamingCalculation>;

/** Moving average of a kind in `movingAverageKinds`; the simple one for an unknown kind. */
export function createMovingAverage(kind: string, length: number): StreamingCalculation {
  return (creators[kind] ?? createRollingMean)(length);
}
