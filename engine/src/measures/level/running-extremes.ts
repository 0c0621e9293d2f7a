import type { Candles } from '../../candles/candles.ts';
import { at, indexAt } from '../../candles/column.ts';

/** Of the `length` candles after each one: the highest high and lowest low; NaN without as many. */
export type RunningExtremes = { readonly highest: Float64Array; readonly lowest: Float64Array };

/** Largest of the `length` values after each index, in one pass over a queue of candidates. */
function calculateLargestAfter(column: Float64Array, length: number, sign: 1 | -1): Float64Array {
  const largest = new Float64Array(column.length).fill(Number.NaN);
  const queue = new Int32Array(column.length);
  let [head, tail] = [0, 0];
  for (let t = 0; t < column.length; t += 1) {
    const value = sign * at(column, t);
    while (tail > head && sign * at(column, indexAt(queue, tail - 1)) <= value) tail -= 1;
    queue[tail] = t;
    tail += 1;
    const start = t - length;
    if (start < 0) continue;
    while (indexAt(queue, head) <= start) head += 1;
    largest[start] = at(column, indexAt(queue, head));
  }
  return largest;
}

/** Extremes of the candles that follow each candle within `length` candles. */
export function calculateRunningExtremes({ high, low }: Candles, length: number): RunningExtremes {
  return {
    highest: calculateLargestAfter(high, length, 1),
    lowest: calculateLargestAfter(low, length, -1),
  };
}
