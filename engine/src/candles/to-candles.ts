import { invariant } from '../invariant.ts';
import { sliceColumns } from './candle-buffer.ts';
import type { Candle, Candles, Interval } from './candles.ts';

/** Rows to columns. Throws when open times do not strictly increase: the source repairs them. */
export function toCandles(interval: Interval, rows: readonly Candle[]): Candles {
  const column = (value: (row: Candle) => number): Float64Array => Float64Array.from(rows, value);
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    invariant(
      previous === undefined || row.openTime > previous.openTime,
      'open times must be strictly increasing',
    );
  }
  return {
    interval,
    length: rows.length,
    openTime: column((row) => row.openTime),
    open: column((row) => row.open),
    high: column((row) => row.high),
    low: column((row) => row.low),
    close: column((row) => row.close),
    volume: column((row) => row.volume),
  };
}

/** Candles `from` up to, not including, `to`, clamped to the series. Shares memory. */
export function sliceCandles(candles: Candles, from: number, to: number): Candles {
  const end = Math.min(Math.max(to, 0), candles.length);
  return sliceColumns(candles, Math.min(Math.max(from, 0), end), end);
}
