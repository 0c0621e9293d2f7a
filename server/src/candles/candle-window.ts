import type { Candles } from '@vela/engine';

/** The last `limit` candles, or the last `limit` that open before a time. */
export type CandleWindow = { readonly limit: number; readonly before: number | undefined };

/** Number of candles that open before a time; all of them without a time. */
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

/** Row indices of a window: `from` inclusive, `to` exclusive. */
export function findWindowRows(
  candles: Candles,
  { limit, before }: CandleWindow,
): { readonly from: number; readonly to: number } {
  const to = countBefore(candles, before);
  return { from: Math.max(0, to - limit), to };
}
