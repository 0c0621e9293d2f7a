import { invariant } from '../invariant.ts';
import { sliceColumns } from './candle-buffer.ts';
import type { Candle, Candles, Interval } from './candles.ts';

/** Rows to columns. Throws when open times do not strictly increase: the source repairs them. */
export function toCandles(interval: Interval, rows: readonly Candle[]): Candles {
  const createColumn = (): Float64Array => new Float64Array(rows.length);
  const [openTime, open, high] = [createColumn(), createColumn(), createColumn()];
  const [low, close, volume] = [createColumn(), createColumn(), createColumn()];
  // One loop, without the iterators of `Float64Array.from`: most of the memory of a resampling.
  rows.forEach((row, index) => {
    const previous = rows[index - 1];
    invariant(
      previous === undefined || row.openTime > previous.openTime,
      'open times must be strictly increasing',
    );
    openTime[index] = row.openTime;
    open[index] = row.open;
    high[index] = row.high;
    low[index] = row.low;
    close[index] = row.close;
    volume[index] = row.volume;
  });
  return { interval, length: rows.length, openTime, open, high, low, close, volume };
}

/** Candles `from` up to, not including, `to`, clamped to the series. Shares memory. */
export function sliceCandles(candles: Candles, from: number, to: number): Candles {
  const end = Math.min(Math.max(to, 0), candles.length);
  return sliceColumns(candles, Math.min(Math.max(from, 0), end), end);
}
