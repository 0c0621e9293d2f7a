import { toCandles, type Candle, type Candles } from '@vela/engine';
import type { CandleStore, SeriesKey } from '@vela/market-data';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { createCandleStore } from './candle-store.ts';

const hour = 3_600_000;
const start = Date.UTC(2024, 0, 1);

let database: TestDatabase;
let store: CandleStore;
let key: SeriesKey;
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createCandleStore(database.db);
});

afterAll(() => database.drop());

beforeEach(() => {
  keys += 1;
  key = { symbol: `TEST${keys}`, interval: '1h', kind: 'live', vendor: 'binance' };
});

function candle(index: number, close = 100 + index / 3): Candle {
  return {
    openTime: start + index * hour,
    open: 0.1 + 0.2,
    high: 1e15 + 0.5,
    low: -37.63,
    close,
    volume: index * 1e-9,
  };
}

function candlesFrom(first: number, count: number): Candles {
  return toCandles(
    '1h',
    Array.from({ length: count }, (_, index) => candle(first + index)),
  );
}

async function readIndices(): Promise<number[]> {
  const stored = await store.read(key);
  return [...(stored?.candles.openTime ?? [])].map((openTime) => (openTime - start) / hour);
}

it('returns undefined for an unknown series', async () => {
  expect(await store.read(key)).toBeUndefined();
});

it('returns every number bit for bit, ordered by time', async () => {
  const given = candlesFrom(0, 500);
  await store.append(key, given, start);
  const stored = await store.read(key);
  expect(stored?.candles).toEqual(given);
  expect(stored?.fetchedAt).toBe(start);
  expect(stored?.health).toEqual([]);
});

it('appends only newer candles, so that appending twice is idempotent', async () => {
  await store.append(key, candlesFrom(10, 5), start);
  await store.append(key, candlesFrom(10, 5), start);
  await store.append(key, candlesFrom(8, 10), start + 1);
  expect(await readIndices()).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  expect((await store.read(key))?.fetchedAt).toBe(start + 1);
});

it('does not overwrite a stored candle on append', async () => {
  await store.append(key, toCandles('1h', [candle(0, 1), candle(1, 2)]), start);
  await store.append(key, toCandles('1h', [candle(1, 99), candle(2, 3)]), start);
  expect([...((await store.read(key))?.candles.close ?? [])]).toEqual([1, 2, 3]);
});

it('updates fetchedAt on an empty append', async () => {
  await store.append(key, candlesFrom(0, 1), start);
  await store.append(key, candlesFrom(0, 0), start + 5);
  expect(await readIndices()).toEqual([0]);
  expect((await store.read(key))?.fetchedAt).toBe(start + 5);
});

it('separates series by interval, kind and vendor', async () => {
  await store.append(key, candlesFrom(0, 3), start);
  for (const other of [
    { ...key, interval: '4h' as const },
    { ...key, kind: 'simulated' as const },
    { ...key, vendor: 'other' },
  ])
    expect(await store.read(other)).toBeUndefined();
});

it('handles 20 concurrent overlapping appends without gaps or duplicates', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      store.append(key, candlesFrom(0, 100 + index * 10), start + index),
    ),
  );
  expect(await readIndices()).toEqual(Array.from({ length: 290 }, (_, index) => index));
  expect((await store.read(key))?.fetchedAt).toBe(start + 19);
});

it('fills a hole later and rewrites a corrected end, with the same first candle', async () => {
  await store.append(key, candlesFrom(0, 3), start);
  await store.append(key, candlesFrom(6, 3), start);
  const ends = [3, 4, 5, 6, 7, 8].map((index) => candle(index, index));
  const revision = {
    candles: toCandles('1h', ends),
    version: 'b',
    health: [],
    fetchedAt: start + 1,
  };
  await store.replace(key, revision, start + 3 * hour);
  expect(await readIndices()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const stored = await store.read(key);
  expect([stored?.version, stored?.fetchedAt]).toEqual(['b', start + 1]);
  expect([...(stored?.candles.close ?? [])].slice(3)).toEqual([3, 4, 5, 6, 7, 8]);
});

it('reads either the old or the new history during a replace, never a mixture', async () => {
  await store.replace(key, {
    candles: candlesFrom(0, 1000),
    version: 'a',
    health: [],
    fetchedAt: start,
  });
  const replacing = store.replace(key, {
    candles: candlesFrom(5000, 3000),
    version: 'b',
    health: [{ code: 'gaps', params: { count: 2 } }],
    fetchedAt: start,
  });
  const reads = await Promise.all(Array.from({ length: 4 }, () => store.read(key)));
  for (const read of reads)
    expect([read?.version, read?.candles.length]).toEqual(
      read?.version === 'a' ? ['a', 1000] : ['b', 3000],
    );
  await replacing;
  const stored = await store.read(key);
  expect([stored?.version, stored?.candles.length, stored?.candles.openTime[0]]).toEqual([
    'b',
    3000,
    start + 5000 * hour,
  ]);
  expect(stored?.health).toEqual([{ code: 'gaps', params: { count: 2 } }]);
});

it('stores 60,000 candles unchanged', async () => {
  const candles = candlesFrom(0, 60_000);
  await store.append(key, candles, start);
  expect((await store.read(key))?.candles).toEqual(candles);
});
