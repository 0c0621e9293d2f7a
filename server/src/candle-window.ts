import type { Candles } from '@vela/engine';

/** The last `limit` candles, or the last of those that open before a time. */
export type CandleWindow = { readonly limit: number; readonly before: number | undefined };

/** How many candles open before a time: all of them when no time is given. */
function countBefore({ openTime, length }: Candles, before: number | undefined): number {
  if (before === undefined) return length;
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((openTime[middle] ?? Infinity) < before) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Indices of a window: `from` up to, not including, `to`. */
export function rowsOfWindow(
  candles: Candles,
  { limit, before }: CandleWindow,
): { readonly from: number; readonly to: number } {
  const to = countBefore(candles, before);
  return { from: Math.max(0, to - limit), to };
}
