import { createRunningWilderAverage } from './running-average.ts';
import type { StreamingCalculation } from './streaming-calculation.ts';

/** Wilder's RSI, 0 to 100, of any sequence of values; NaN until the first movement. */
export function createRunningRsi(length: number): StreamingCalculation {
  const gains = createRunningWilderAverage(length);
  const losses = createRunningWilderAverage(length);
  let before = Number.NaN;
  return (value) => {
    const change = value - before;
    before = value;
    return 100 - 100 / (1 + gains(Math.max(change, 0)) / losses(Math.max(-change, 0)));
  };
}
