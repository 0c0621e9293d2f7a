import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resample, sliceCandles } from '@vela/engine';
import type { Interval } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import type { CandleSeries } from './candle-source.ts';
import { createMarketData } from './create-market-data.ts';
import { createMemoryCandleStore, rowsOf } from './testing/memory-candle-store.ts';
import { findCandleFiles } from './vendors/files/file-index.ts';
import { createFileLoader } from './vendors/files/load-file.ts';

const folder = join(import.meta.dirname, '../../../shared/data/ohlcv');
const now = Date.UTC(2026, 7, 1);

// Reads the last line without the parser under test.
function readLastLine(path: string): { time: string; close: number } {
  const [time = '', , , , close] =
    readFileSync(path, 'utf8').trimEnd().split('\n').at(-1)?.split(',') ?? [];
  return { time, close: Number(close) };
}

function healthOf({ source }: CandleSeries): string[] {
  return source.health.map(({ code }) => code);
}

describe.runIf(existsSync(folder))('with the shared market data', () => {
  const marketData = createMarketData({
    mode: 'files',
    filesDir: folder,
    binanceUrl: '',
    allowSimulated: false,
    store: createMemoryCandleStore(),
  });
  const ask = async (symbol: string, interval: Interval): Promise<CandleSeries> => {
    const match = marketData.catalogue.resolve(symbol);
    if (match.kind !== 'found') throw new Error(`${symbol}: ${match.kind}`);
    const result = await marketData.getSeries({
      instrument: match.instrument,
      interval,
      limit: 5000,
      now,
    });
    if (result.kind !== 'series') throw new Error(JSON.stringify(result.refusals));
    return result.series;
  };

  it('reads every file without a fault', async () => {
    const load = createFileLoader();
    const files = await findCandleFiles(folder);
    expect(files.length).toBeGreaterThan(30);
    for (const file of files)
      expect([file.name, (await load(file, { mayBeNonPositive: true })).kind]).toEqual([
        file.name,
        'candles',
      ]);
  });

  it.each([
    ['BTCUSDT', '1h', 'intraday/BTCUSDT_1h.csv'],
    ['BTCUSDT', '1d', 'daily/BTCUSDT_1d.csv'],
    ['AAPL', '1d', 'daily/AAPL_1d.csv'],
    ['EURUSD', '15m', 'intraday/EURUSD_15m.csv'],
    ['XAUUSD', '1d', 'daily/GC_1d.csv'],
    ['GC', '1d', 'daily/GC_1d.csv'],
  ] as const)('ends %s %s where the file ends', async (symbol, interval, file) => {
    const series = await ask(symbol, interval);
    const last = readLastLine(join(folder, file));
    expect(series.source.kind).toBe('file');
    expect(new Date(series.candles.openTime.at(-1) ?? 0).toISOString()).toBe(
      last.time.replace('Z', '.000Z'),
    );
    expect(series.candles.close.at(-1)).toBe(last.close);
    expect(healthOf(series)).toContain('stale');
  });

  it('answers gold from futures and says so', async () => {
    expect((await ask('altın', '1d')).source.health[0]).toEqual({
      code: 'futures-for-spot',
      params: { symbol: 'GC' },
    });
  });

  it('keeps and reports the negative price of crude oil', async () => {
    const series = await ask('petrol', '1d');
    expect(healthOf(series)).toContain('non-positive-kept');
    const day = rowsOf(series.candles).find(({ openTime }) => openTime === Date.UTC(2020, 3, 20));
    expect(day?.close).toBeCloseTo(-37.63, 5);
  });

  it('counts the 28 outages of the hourly bitcoin file', async () => {
    expect(
      (await ask('BTCUSDT', '1h')).source.health.find(({ code }) => code === 'gaps')?.params[
        'count'
      ],
    ).toBe(28);
  });

  it('makes 4h candles of 1h candles that equal the sums made by hand', async () => {
    const hours = (await ask('ETHUSDT', '1h')).candles;
    const series = await ask('ETHUSDT', '4h');
    expect(healthOf(series)).toContain('resampled');
    const fourHours = new Map<number, number[]>();
    for (const { openTime, open, high, low, close, volume } of rowsOf(hours)) {
      const start = openTime - (openTime % 14_400_000);
      const known = fourHours.get(start);
      fourHours.set(
        start,
        known === undefined
          ? [open, high, low, close, volume]
          : [
              known[0] ?? 0,
              Math.max(known[1] ?? 0, high),
              Math.min(known[2] ?? 0, low),
              close,
              (known[4] ?? 0) + volume,
            ],
      );
    }
    expect(
      rowsOf(series.candles).filter(({ openTime, open, high, low, close }) =>
        [open, high, low, close].some((value, index) => value !== fourHours.get(openTime)?.[index]),
      ),
    ).toEqual([]);
    expect(series.candles.length).toBeGreaterThan(5000);
  });

  it('resamples hours into days that agree with the daily file', async () => {
    const [hours, days] = [
      (await ask('BTCUSDT', '1h')).candles,
      (await ask('BTCUSDT', '1d')).candles,
    ];
    const known = new Map(rowsOf(days).map((row) => [row.openTime, row]));
    const made = resample(sliceCandles(hours, 40_000, hours.length), '1d');
    const far = rowsOf(made).filter(
      ({ openTime, close }) => Math.abs(close / (known.get(openTime)?.close ?? 0) - 1) > 1e-4,
    );
    expect(made.length).toBeGreaterThan(700);
    expect(far).toEqual([]);
  });

  it('does not know the Borsa Istanbul files that lie there', () => {
    for (const symbol of ['GARAN', 'THYAO', 'XU100', 'AKBNK.IS'])
      expect(marketData.catalogue.resolve(symbol).kind).toBe('not-covered');
  });
});
