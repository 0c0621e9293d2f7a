import type { Candles, Interval } from '../candles/candles.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { randomCandles } from './random-candles.ts';
import { hasSharedData, readCandles } from './shared-data.ts';

export type TestSeries = { readonly name: string; readonly candles: Candles };

const real: readonly (readonly [path: string, interval: Interval])[] = [
  ['ohlcv/intraday/BTCUSDT_1h.csv', '1h'],
  ['ohlcv/daily/AAPL_1d.csv', '1d'],
  ['ohlcv/intraday/EURUSD_15m.csv', '15m'],
  ['ohlcv/daily/GC_1d.csv', '1d'],
  ['ohlcv/intraday/SPY_1m.csv', '1m'],
];

/** The last `length` candles of real series, where the shared data is at hand. */
export function realSeries(length: number): TestSeries[] {
  if (!hasSharedData) return [];
  return real.map(([path, interval]) => {
    const candles = readCandles(path, interval);
    return { name: path, candles: sliceCandles(candles, candles.length - length, candles.length) };
  });
}

export function simulatedSeries(length: number): TestSeries[] {
  return [11, 12].map((seed) => ({ name: `random walk ${seed}`, candles: randomCandles({ seed, length }) }));
}
