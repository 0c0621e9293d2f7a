import type { WireCandles } from '@vela/contracts';

/** Index of the candle that opens at `time`, or of the last one before it; -1 when `time` lies before the first candle. */
export function candleIndexAt(openTime: readonly number[], time: number): number {
  let low = 0;
  let high = openTime.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((openTime[middle] ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** One candle of the columns. */
export type CandleRow = {
  index: number;
  openTime: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
};

/** The candle at `index`, undefined outside the columns. */
export function candleAt(candles: WireCandles, index: number): CandleRow | undefined {
  const openTime = candles.openTime[index];
  const open = candles.open[index];
  const high = candles.high[index];
  const low = candles.low[index];
  const close = candles.close[index];
  if (
    openTime === undefined ||
    open === undefined ||
    high === undefined ||
    low === undefined ||
    close === undefined
  )
    return undefined;
  return { index, openTime, open, high, low, close, volume: candles.volume[index] ?? 0 };
}
