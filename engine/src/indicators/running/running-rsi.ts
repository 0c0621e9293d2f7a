import { createRunningWilder } from './running-average.ts';
import type { Running } from './running.ts';

/** Wilder's relative strength index, 0 to 100, of any sequence of values; not defined while nothing has ever moved. */
export function createRunningRsi(length: number): Running {
  const gains = createRunningWilder(length);
  const losses = createRunningWilder(length);
  let before = Number.NaN;
  return (value) => {
    const change = value - before;
    before = value;
    return 100 - 100 / (1 + gains(Math.max(change, 0)) / losses(Math.max(-change, 0)));
  };
}
