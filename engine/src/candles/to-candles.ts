import { invariant } from '../invariant.ts';
import { sliceColumns } from './candle-buffer.ts';
import type { Candle, Candles, Interval } from './candles.ts';

/** Rows as columns. Throws when the rows do not open one after the other: sorting and repairing is the source's work. */
export function toCandles(interval: Interval, rows: readonly Candle[]): Candles {
  const column = (value: (row: Candle) => number): Float64Array => Float64Array.from(rows, value);
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    invariant(
      previous === undefined || row.openTime > previous.openTime,
      'candles open one after the other',
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

/** The candles from index `from` up to, not including, `to`, clamped to what is there. Shares memory with the argument. */
export function sliceCandles(candles: Candles, from: number, to: number): Candles {
  const end = Math.min(Math.max(to, 0), candles.length);
  return sliceColumns(candles, Math.min(Math.max(from, 0), end), end);
}
