import { analyzeTechnical, calculateBaseRates } from '@vela/engine';
import { createWalk } from './walks.ts';

/** Best of 3 runs in milliseconds over a walk of this length, without the analysis. */
export function measureTime(candles: number): number {
  const analysis = analyzeTechnical(createWalk('garch', 9, candles));
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const begin = performance.now();
    calculateBaseRates(analysis);
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}
