import type { WireCandles } from '@vela/contracts';
import type { CandlestickData, Logical, UTCTimestamp } from 'lightweight-charts';

/** The library's time of a candle. */
export function toTimestamp(openTime: number): UTCTimestamp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's nominal number has no constructor
  return (openTime / 1000) as UTCTimestamp;
}

/** The library's place of a candle among the others. */
export function toLogical(index: number): Logical {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's nominal number has no constructor
  return index as Logical;
}

export type CandlePoint = CandlestickData<UTCTimestamp>;

/** The candles as the drawing library takes them, made once for a series: a replay shows the first ones of them. */
export function toCandlePoints(candles: WireCandles): CandlePoint[] {
  return candles.openTime.map((openTime, index) => ({
    time: toTimestamp(openTime),
    open: candles.open[index] ?? NaN,
    high: candles.high[index] ?? NaN,
    low: candles.low[index] ?? NaN,
    close: candles.close[index] ?? NaN,
  }));
}
