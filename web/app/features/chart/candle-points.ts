import type { WireCandles } from '@vela/contracts';
import type { CandlestickData, Logical, UTCTimestamp } from 'lightweight-charts';

/** Open time (UTC milliseconds) as the library's timestamp (seconds). */
export function toTimestamp(openTime: number): UTCTimestamp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's nominal number has no constructor
  return (openTime / 1000) as UTCTimestamp;
}

/** Index of a candle as the library's logical index. */
export function toLogical(index: number): Logical {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's nominal number has no constructor
  return index as Logical;
}

export type CandlePoint = CandlestickData<UTCTimestamp> & { readonly volume: number };

/** Converts candles to the library's format, once per series: a replay shows the first ones. */
export function toCandlePoints(candles: WireCandles): CandlePoint[] {
  return candles.openTime.map((openTime, index) => ({
    time: toTimestamp(openTime),
    open: candles.open[index] ?? NaN,
    high: candles.high[index] ?? NaN,
    low: candles.low[index] ?? NaN,
    close: candles.close[index] ?? NaN,
    volume: candles.volume[index] ?? 0,
  }));
}
