import type { Interval } from '@vela/engine';
import type { RawCandles } from '../../candles/raw-candles.ts';
import type { Klines } from './binance-schema.ts';

/** The vendor's names of our intervals. */
export const vendorIntervals = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '30m': '30m',
  '1h': '1h',
  '4h': '4h',
  '1d': '1d',
  '1w': '1w',
  '1mo': '1M',
} as const satisfies Record<Interval, string>;

/** Klines as unchecked columns. */
export function toRawCandles(klines: Klines): RawCandles {
  const column = (position: 0 | 1 | 2 | 3 | 4 | 5): Float64Array =>
    Float64Array.from(klines, (kline) => Number(kline[position]));
  return {
    length: klines.length,
    openTime: column(0),
    open: column(1),
    high: column(2),
    low: column(3),
    close: column(4),
    volume: column(5),
  };
}
