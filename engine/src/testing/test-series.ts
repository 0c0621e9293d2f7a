import type { Candles, Interval } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { durationMs, periodStartOf } from '../candles/interval.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import { randomCandles } from './random-candles.ts';
import { hasSharedData, readCandles } from './shared-data.ts';

export type TestSeries = {
  readonly name: string;
  readonly candles: Candles;
  readonly calendar: MarketCalendar;
};

const real: readonly (readonly [path: string, interval: Interval, calendar: MarketCalendar])[] = [
  ['ohlcv/intraday/BTCUSDT_1h.csv', '1h', 'crypto'],
  ['ohlcv/daily/AAPL_1d.csv', '1d', 'new-york'],
  ['ohlcv/intraday/EURUSD_15m.csv', '15m', 'forex'],
  ['ohlcv/daily/GC_1d.csv', '1d', 'future'],
  ['ohlcv/intraday/SPY_1m.csv', '1m', 'new-york'],
  ['ohlcv/intraday/BTCUSDT_5m.csv', '5m', 'crypto'],
];

/** The last `length` candles of six real series of five intervals, where the shared data is at hand. */
export function realSeries(length: number): TestSeries[] {
  if (!hasSharedData) return [];
  return real.map(([path, interval, calendar]) => {
    const candles = readCandles(path, interval);
    return {
      name: path,
      candles: sliceCandles(candles, candles.length - length, candles.length),
      calendar,
    };
  });
}

/** Six series of five intervals: the real ones, or, where they are not at hand, random walks in their place. */
export function sixSeries(length: number): TestSeries[] {
  if (hasSharedData) return realSeries(length);
  return real.map(([, interval, calendar], index) => {
    const candles = inInterval(randomCandles({ seed: 40 + index, length }), interval);
    return { name: `random walk of ${interval}, ${calendar}`, candles, calendar };
  });
}

/** The same candles one after the other in another interval, from the beginning of a Tuesday on. */
function inInterval(candles: Candles, interval: Interval): Candles {
  const step = durationMs[interval] ?? Number.NaN;
  const tuesday =
    periodStartOf(at(candles.openTime, 0), '1w') + durationMs['1w'] + durationMs['1d'];
  return { ...candles, interval, openTime: candles.openTime.map((_, t) => tuesday + t * step) };
}
