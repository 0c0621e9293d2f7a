/** Index of the candle that opens at `time` or the last before it; -1 before the first. */
export function findCandleIndex(openTime: readonly number[], time: number): number {
  let low = 0;
  let high = openTime.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((openTime[middle] ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
