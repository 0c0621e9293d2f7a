import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { FactWindow } from '../../facts/reading.ts';

/** Candles in a row that closed on the same side of the close before. */
export type Run = FactWindow & { readonly sign: number };

/** 1 or -1 for a close above or below the one before, else 0; NaN for the first candle. */
const calculateSign = ({ close }: Candles, t: number): number =>
  Math.sign(at(close, t) - at(close, t - 1));

/** Runs of both directions within a window, in order. */
export function listRuns(candles: Candles, { from, to }: FactWindow): Run[] {
  const runs: Run[] = [];
  let start = from;
  for (let t = from; t <= to; t += 1) {
    const sign = calculateSign(candles, t);
    if (t < to && calculateSign(candles, t + 1) === sign) continue;
    if (sign !== 0 && !Number.isNaN(sign)) runs.push({ from: start, to: t, sign });
    start = t + 1;
  }
  return runs;
}

/** How many candles a run has. */
export const calculateRunLength = (run: Run): number => run.to - run.from + 1;

/** The longest of a direction, of equals the latest. */
export function findLongestRun(runs: readonly Run[], sign: number): Run | undefined {
  return runs.reduce<Run | undefined>(
    (best, run) =>
      run.sign === sign &&
      (best === undefined || calculateRunLength(run) >= calculateRunLength(best))
        ? run
        : best,
    undefined,
  );
}

/** The run that ends with the last candle; it may begin before the period. */
export function findPresentRun(candles: Candles, to: number): Run | undefined {
  const sign = calculateSign(candles, to);
  if (sign === 0 || Number.isNaN(sign)) return undefined;
  let from = to;
  while (calculateSign(candles, from - 1) === sign) from -= 1;
  return { from, to, sign };
}
