import type { Candles, Interval } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { durationMs, calculatePeriodStart } from '../candles/interval.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import { createRandomCandles } from './random-candles.ts';
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
/** The series of the repository that takes the place of the daily stock. */
const published = 'ohlcv/daily/VIX_1d.csv';

/**
 * The last `length` candles of six series in five intervals: real ones or, without the shared data,
 * one real series and five random walks.
 */
export function readTestSeries(length: number): TestSeries[] {
  return real.map(([path, interval, calendar], index) => {
    const isStock = path === 'ohlcv/daily/AAPL_1d.csv';
    if (!hasSharedData && !isStock) {
      const walk = createRandomCandles({ seed: 40 + index, length });
      const name = `random walk of ${interval}, ${calendar}`;
      return { name, candles: convertInterval(walk, interval), calendar };
    }
    const name = hasSharedData ? path : published;
    const candles = readCandles(name, interval);
    const from = candles.length - length;
    return { name, candles: sliceCandles(candles, from, candles.length), calendar };
  });
}

/** The same candles with the open times of another interval, from the start of a Tuesday on. */
function convertInterval(candles: Candles, interval: Interval): Candles {
  const step = durationMs[interval] ?? Number.NaN;
  const tuesday =
    calculatePeriodStart(at(candles.openTime, 0), '1w') + durationMs['1w'] + durationMs['1d'];
  return { ...candles, interval, openTime: candles.openTime.map((_, t) => tuesday + t * step) };
}
