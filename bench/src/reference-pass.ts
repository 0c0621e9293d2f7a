import type { Candles } from '@vela/engine';

const passes = 20;

/**
 * A unit of work that the speed of the machine is measured by, beside the engine in one process:
 * EMA(20) and ATR(14) after Wilder, in plain loops over the same columns. Not to be changed: ratios
 * of different days compare by it.
 */
function runReferencePass({ high, low, close, length }: Candles, result: Float64Array): number {
  let average = close[0] ?? 0;
  let range = 0;
  for (let t = 1; t < length; t += 1) {
    const before = close[t - 1] ?? 0;
    const top = high[t] ?? 0;
    const bottom = low[t] ?? 0;
    const trueRange = Math.max(top - bottom, Math.abs(top - before), Math.abs(bottom - before));
    average += (2 / 21) * ((close[t] ?? 0) - average);
    range += (trueRange - range) / 14;
    result[t] = average + range;
  }
  return average + range;
}

/** Milliseconds of one pass over the candles: the mean of twenty in a row. */
export function measureReferencePass(candles: Candles): number {
  const result = new Float64Array(candles.length);
  const begin = performance.now();
  let sum = 0;
  for (let pass = 0; pass < passes; pass += 1) sum += runReferencePass(candles, result);
  const ms = (performance.now() - begin) / passes;
  if (!Number.isFinite(sum)) throw new RangeError('the reference pass needs finite prices');
  return ms;
}
