import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createMarketData, importCandles, type SeriesKey } from '@vela/market-data';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { createCandleStore } from './candle-store.ts';
import { copySeries } from './copy-candles.ts';
import { readSeriesVersion } from './read-candle-series.ts';

const hour = 3_600_000;
const start = Date.UTC(2024, 0, 1);
const now = Date.UTC(2026, 0, 1);
const folder = mkdtempSync(path.join(os.tmpdir(), 'vela-import-'));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const writeCsv = (count: number, close: string): string =>
  `time,open,high,low,close,volume\n${Array.from({ length: count }, (_, index) =>
    [new Date(start + index * hour).toISOString(), '100.5', '103.25', '99', close, '7.125'].join(
      ',',
    ),
  ).join('\n')}\n`;

const runImport = (place: string, isCutOff: () => boolean = () => false) =>
  importCandles(place, {
    findVersion: (key: SeriesKey) => readSeriesVersion(database.db, key),
    write: async (key, series) => {
      if (isCutOff()) throw new Error('cut off');
      await copySeries(database.db, key, series);
    },
    now: () => now,
    onProgress: () => undefined,
  });

it('stores files of a folder, goes on after it was cut off, and serves what it stored', async () => {
  writeFileSync(path.join(folder, 'BTCUSDT_1h.csv'), writeCsv(12_345, '101'));
  writeFileSync(path.join(folder, 'ETHUSDT_1h.csv'), writeCsv(500, '102'));
  writeFileSync(path.join(folder, 'NOSUCH_1h.csv'), writeCsv(2, '101'));
  writeFileSync(path.join(folder, 'SOLUSDT_1h.csv'), writeCsv(2, 'much'));
  let writes = 0;
  await expect(runImport(folder, () => ++writes > 1)).rejects.toThrow('cut off');
  const counts = await runImport(folder);
  expect(counts).toMatchObject({ series: 1, candles: 500, known: 1 });
  expect(counts.refused).toEqual([
    'NOSUCH_1h.csv: no instrument of this name',
    expect.stringContaining('much'),
  ]);

  const store = createCandleStore(database.db);
  const marketData = createMarketData({ mode: 'auto', allowSimulated: false, store });
  const match = marketData.catalogue.resolve('BTCUSDT');
  if (match.kind !== 'found') throw new Error('BTCUSDT');
  const request = { instrument: match.instrument, interval: '1h' as const, limit: 1, now };
  const result = await marketData.getSeries(request);
  if (result.kind !== 'series') throw new Error('no series');
  const { candles, source } = result.series;
  expect([source.kind, source.vendor, candles.length]).toEqual(['file', 'import', 12_345]);
  const last = candles.length - 1;
  expect([candles.openTime[last], candles.high[last], candles.volume[last]]).toEqual([
    start + 12_344 * hour,
    103.25,
    7.125,
  ]);
});

it('stores files of a zip, and another content in the place of the one before', async () => {
  const zip = path.join(folder, 'candles.zip');
  writeFileSync(zip, zipSync({ 'deep/ETHUSDT_1h.csv': strToU8(writeCsv(600, '99.5')) }));
  expect(await runImport(zip)).toMatchObject({ series: 1, candles: 600, known: 0, refused: [] });
  expect(await runImport(zip)).toMatchObject({ series: 0, known: 1 });
  const key = { symbol: 'ETHUSDT', interval: '1h', kind: 'file', vendor: 'import' } as const;
  const stored = await createCandleStore(database.db).read(key);
  expect([stored?.candles.length, stored?.candles.close[599]]).toEqual([600, 99.5]);
});
