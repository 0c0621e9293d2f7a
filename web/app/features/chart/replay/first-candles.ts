import type { WireCandles } from '@vela/contracts';

/** The first `count` candles of the columns. */
export function firstCandles(candles: WireCandles, count: number): WireCandles {
  return {
    ...candles,
    openTime: candles.openTime.slice(0, count),
    open: candles.open.slice(0, count),
    high: candles.high.slice(0, count),
    low: candles.low.slice(0, count),
    close: candles.close.slice(0, count),
    volume: candles.volume.slice(0, count),
  };
}
