import type { Candles } from './candles.ts';
import { at } from './column.ts';

/** Binary search for the first open time that meets a monotonic condition; else the length. */
export function findFirstCandle(
  { openTime, length }: Candles,
  isReached: (openTime: number) => boolean,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(at(openTime, middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}
