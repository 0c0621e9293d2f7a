import type { RawCandles } from '../candles/raw-candles.ts';

export type RawRow = readonly [
  openTime: string | number,
  open: number,
  high: number,
  low: number,
  close: number,
  volume?: number,
];

/** Unchecked columns out of rows; a time may be an ISO string. */
export function toRaw(rows: readonly RawRow[]): RawCandles {
  const column = (value: (row: RawRow) => number): Float64Array => Float64Array.from(rows, value);
  return {
    length: rows.length,
    openTime: column(([time]) => (typeof time === 'number' ? time : Date.parse(time))),
    open: column((row) => row[1]),
    high: column((row) => row[2]),
    low: column((row) => row[3]),
    close: column((row) => row[4]),
    volume: column((row) => row[5] ?? 1),
  };
}
