import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resample, sliceCandles, type Interval } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import type { CandleSeries } from './candle-source.ts';
import { createMarketData } from './create-market-data.ts';
import { createMemoryCandleStore, toCandleRows } from './testing/memory-candle-store.ts';
import { findCandleFiles } from './vendors/files/find-candle-files.ts';
import { createSharedCache } from './shared-cache.ts';
import { createFileLoader } from './vendors/files/load-file.ts';

const folder = join(import.meta.dirname, '../../../shared/data/ohlcv');
const published = join(import.meta.dirname, '../../reference/ohlcv');
const now = Date.UTC(2026, 7, 1);

// Reads the last line without the parser under test.
function readLastLine(path: string): { time: string; close: number } {
  const [time = '', , , , close] =
    readFileSync(path, 'utf8').trimEnd().split('\n').at(-1)?.split(',') ?? [];
  return { time, close: Number(close) };
}

function listHealthCodes({ source }: CandleSeries): string[] {
  return source.health.map(({ code }) => code);
}

function openFolder(filesDir: string) {
  const marketData = createMarketData({
    mode: 'files',
    filesDir,
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
  return { marketData, ask };
}

describe('with the market data of the repository', () => {
  const { ask } = openFolder(published);

  it('ends VIX 1d where the file ends', async () => {
    const { source, candles } = await ask('VIX', '1d');
    const last = readLastLine(join(published, 'daily/VIX_1d.csv'));
    expect(source.kind).toBe('file');
    expect(candles.openTime.at(-1)).toBe(Date.parse(last.time));
    expect(candles.close.at(-1)).toBe(last.close);
  });

  it('resamples days to weeks equal to an independent aggregation', async () => {
    const days = toCandleRows((await ask('VIX', '1d')).candles);
    const series = await ask('VIX', '1w');
    expect(listHealthCodes(series)).toContain('resampled');
    const weeks = toCandleRows(series.candles).filter(
      ({ openTime }) => openTime >= (days[0]?.openTime ?? 0),
    );
    expect(weeks.length).toBeGreaterThan(900);
    for (const { openTime, open, high, low, close } of weeks) {
      const within = days.filter(
        (day) => day.openTime >= openTime && day.openTime < openTime + 7 * 86_400_000,
      );
      expect([open, high, low, close]).toEqual([
        within[0]?.open,
        Math.max(...within.map((day) => day.high)),
        Math.min(...within.map((day) => day.low)),
        within.at(-1)?.close,
      ]);
    }
  });
});

describe.runIf(existsSync(folder))('with the shared market data', () => {
  const { marketData, ask } = openFolder(folder);

  it('loads every file', async () => {
    const load = createFileLoader(createSharedCache(2 ** 28));
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
    expect(listHealthCodes(series)).toContain('stale');
  });

  it('serves gold from futures and reports it', async () => {
    expect((await ask('altın', '1d')).source.health[0]).toEqual({
      code: 'futures-for-spot',
      params: { symbol: 'GC' },
    });
  });

  it('keeps and reports the negative price of crude oil', async () => {
    const series = await ask('petrol', '1d');
    expect(listHealthCodes(series)).toContain('non-positive-kept');
    const day = toCandleRows(series.candles).find(
      ({ openTime }) => openTime === Date.UTC(2020, 3, 20),
    );
    expect(day?.close).toBeCloseTo(-37.63, 5);
  });

  it('counts the 28 outages of the hourly bitcoin file', async () => {
    expect(
      (await ask('BTCUSDT', '1h')).source.health.find(({ code }) => code === 'gaps')?.params[
        'count'
      ],
    ).toBe(28);
  });

  it('resamples 1h candles to 4h candles equal to an independent aggregation', async () => {
    const hours = (await ask('ETHUSDT', '1h')).candles;
    const series = await ask('ETHUSDT', '4h');
    expect(listHealthCodes(series)).toContain('resampled');
    const fourHours = new Map<number, number[]>();
    for (const { openTime, open, high, low, close, volume } of toCandleRows(hours)) {
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
      toCandleRows(series.candles).filter(({ openTime, open, high, low, close }) =>
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
    const known = new Map(toCandleRows(days).map((row) => [row.openTime, row]));
    const made = resample(sliceCandles(hours, 40_000, hours.length), '1d');
    const far = toCandleRows(made).filter(
      ({ openTime, close }) => Math.abs(close / (known.get(openTime)?.close ?? 0) - 1) > 1e-4,
    );
    expect(made.length).toBeGreaterThan(700);
    expect(far).toEqual([]);
  });

  it('ignores the Borsa Istanbul files in the folder', () => {
    for (const symbol of ['GARAN', 'THYAO', 'XU100', 'AKBNK.IS'])
      expect(marketData.catalogue.resolve(symbol).kind).toBe('not-covered');
  });
});
