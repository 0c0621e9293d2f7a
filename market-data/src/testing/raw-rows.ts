import { toRawCandles, type RawCandles } from '../candles/raw-candles.ts';

export type RawRow = readonly [
  openTime: string | number,
  open: number,
  high: number,
  low: number,
  close: number,
  volume?: number,
];

/** Converts rows to unchecked columns; a time may be an ISO string. */
export function toRaw(rows: readonly RawRow[]): RawCandles {
  return toRawCandles(
    rows.map(([time, open, high, low, close, volume = 1]) => [
      typeof time === 'number' ? time : Date.parse(time),
      open,
      high,
      low,
      close,
      volume,
    ]),
  );
}
