import type { WireCandles } from '@vela/contracts';

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
export function getCandle(candles: WireCandles, index: number): CandleRow | undefined {
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
