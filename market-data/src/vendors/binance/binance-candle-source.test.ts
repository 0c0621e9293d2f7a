import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Interval } from '@vela/engine';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CandleResult, CandleSource } from '../../candle-source.ts';
import { candleAt } from '../../candles/closed-candles.ts';
import { instrumentCatalogue } from '../../instruments/instrument-catalogue.ts';
import { describeCandleSource } from '../../testing/describe-candle-source.ts';
import { createMemoryCandleStore } from '../../testing/memory-candle-store.ts';
import type { MemoryCandleStore } from '../../testing/memory-candle-store.ts';
import { answerKlines, klineAt } from '../../testing/scripted-klines.ts';
import {
  answerEndlessly,
  answerJson,
  answerSlowly,
  answerTruncated,
  startScriptedServer,
} from '../../testing/scripted-server.ts';
import type { ScriptedAnswer } from '../../testing/scripted-server.ts';
import { createBinanceSource } from './binance-candle-source.ts';

const hourMs = 3_600_000;
const now = Date.UTC(2024, 2, 10, 12, 30);
const listedAt = Date.UTC(2017, 7, 17, 4);
const youngListing = Date.UTC(2024, 2, 10, 12) - 40 * hourMs;
const server = await startScriptedServer();
let vendorNow = now;
const klines = answerKlines({ listedAt, now: () => vendorNow });
let store: MemoryCandleStore;
let clock = 0;

beforeEach(() => {
  store = createMemoryCandleStore();
  clock = 0;
  vendorNow = now;
  server.requests.length = 0;
  server.answerWith(klines);
});
afterAll(async () => await server.close());

const create = (url = server.url): CandleSource =>
  createBinanceSource({ url, store, clock: () => clock + performance.now(), random: () => 0 });

async function ask(
  source: CandleSource,
  at = now,
  what: { symbol?: string; interval?: Interval } = {},
): Promise<CandleResult> {
  const instrument = instrumentCatalogue.all.find(
    ({ symbol }) => symbol === (what.symbol ?? 'BTCUSDT'),
  );
  if (instrument === undefined) throw new Error('no instrument');
  return await source.getSeries({
    instrument,
    interval: what.interval ?? '1h',
    limit: 500,
    now: at,
  });
}

const brief = (result: CandleResult): string =>
  result.kind === 'series'
    ? `${result.series.candles.length} ${result.series.source.health.map(({ code }) => code).join(' ')}`.trim()
    : result.refusal.reason;

describe('with a vendor that answers', () => {
  beforeEach(() =>
    server.answerWith(answerKlines({ listedAt: youngListing, now: () => vendorNow })),
  );
  describeCandleSource({
    name: 'the live vendor',
    create: () => create(),
    served: { symbol: 'BTCUSDT', interval: '1h', now },
    unserved: { symbol: 'AAPL' },
  });
});

describe('live history', () => {
  it('is fetched page by page, more than 5,000 candles, and stored with its anchor', async () => {
    const result = await ask(create());
    if (result.kind !== 'series') throw new Error(brief(result));
    const { candles, forming, source } = result.series;
    expect(candles.length).toBe(6000);
    expect(server.requests).toHaveLength(7);
    expect(server.requests[0]).toBe(
      `/api/v3/klines?symbol=BTCUSDT&interval=1h&startTime=${now - 6000 * hourMs - 30 * 60_000}&limit=1000`,
    );
    expect(candleAt(candles, 5999)).toMatchObject({
      openTime: Date.UTC(2024, 2, 10, 11),
      close: Number(klineAt(Date.UTC(2024, 2, 10, 11))[4]),
      volume: 12.5,
    });
    expect(forming?.openTime).toBe(Date.UTC(2024, 2, 10, 12));
    expect(source).toMatchObject({
      kind: 'live',
      vendor: 'binance',
      adjustment: 'raw',
      anchor: candles.openTime[0],
      asOf: Date.UTC(2024, 2, 10, 12),
    });
    expect(store.writes).toEqual(['append 6000']);
  });

  it('grows at the end only, in one short request, and keeps anchor and version', async () => {
    const source = create();
    const before = await ask(source);
    server.requests.length = 0;
    clock += 60_000;
    vendorNow = now + 3 * hourMs;
    const after = await ask(source, vendorNow);
    if (before.kind !== 'series' || after.kind !== 'series') throw new Error('served');
    expect(server.requests).toEqual([
      `/api/v3/klines?symbol=BTCUSDT&interval=1h&startTime=${Date.UTC(2024, 2, 10, 11)}&limit=1000`,
    ]);
    expect(after.series.candles.length).toBe(6003);
    expect(after.series.source.anchor).toBe(before.series.source.anchor);
    expect(after.series.version).toBe(before.series.version);
    expect(store.writes).toEqual(['append 6000', 'append 3']);
  });

  it('continues from the store in another process, with the same hash', async () => {
    const first = await ask(create());
    server.requests.length = 0;
    const second = await ask(create());
    if (first.kind !== 'series' || second.kind !== 'series') throw new Error('served');
    expect(server.requests).toHaveLength(1);
    expect(second.series.hash).toBe(first.series.hash);
  });

  it('is asked once for many callers, and not again within moments', async () => {
    const source = create();
    await Promise.all(Array.from({ length: 20 }, () => ask(source)));
    await ask(source);
    expect(server.requests).toHaveLength(7);
  });

  it('begins a new version when the vendor changed what had closed', async () => {
    const source = create();
    const before = await ask(source);
    clock += 60_000;
    const changed = klineAt(Date.UTC(2024, 2, 10, 11));
    changed[4] = changed[1];
    server.answerWith(answerJson([changed]), klines);
    const after = await ask(source);
    if (before.kind !== 'series' || after.kind !== 'series') throw new Error('served');
    expect(after.series.source.health.map(({ code }) => code)).toEqual([]);
    expect(store.writes).toEqual(['append 6000', 'replace 6000']);
  });

  it('does not close a candle that the vendor is still filling while our clock runs ahead', async () => {
    vendorNow = Date.UTC(2024, 2, 10, 11, 59, 30);
    const result = await ask(create(), Date.UTC(2024, 2, 10, 12, 1));
    if (result.kind !== 'series') throw new Error('served');
    expect(result.series.source.asOf).toBe(Date.UTC(2024, 2, 10, 11));
    expect(result.series.forming?.openTime).toBe(Date.UTC(2024, 2, 10, 11));
  });

  it('serves crypto only', async () => {
    expect(brief(await ask(create(), now, { symbol: 'AAPL' }))).toBe('not-offered');
    expect(server.requests).toEqual([]);
  });

  it('names months as the vendor does', async () => {
    server.answerWith(answerJson([]));
    expect(brief(await ask(create(), now, { interval: '1mo' }))).toBe('no-such-series');
    expect(server.requests[0]).toContain('interval=1M&');
  });
});

describe('a vendor that fails', () => {
  const recent: ScriptedAnswer = answerKlines({ listedAt: youngListing, now: () => vendorNow });

  it('is asked again after a 429, as late as it wants', async () => {
    server.answerWith(answerJson({}, { status: 429, headers: { 'retry-after': '1' } }), recent);
    const started = performance.now();
    expect(brief(await ask(create()))).toBe('40');
    expect(performance.now() - started).toBeGreaterThan(1000);
    expect(server.requests).toHaveLength(2);
  });

  it('is left alone when it wants to wait longer than the deadline, for as long', async () => {
    server.answerWith(answerJson({}, { status: 418, headers: { 'retry-after': '60' } }));
    const source = create();
    expect(brief(await ask(source))).toBe('rate-limited');
    clock += 59_000;
    expect(brief(await ask(source))).toBe('rate-limited');
    expect(server.requests).toHaveLength(1);
    clock += 2000;
    server.answerWith(recent);
    expect(brief(await ask(source))).toBe('40');
  });

  it('gets two retries after a 500', async () => {
    server.answerWith(answerJson({}, { status: 500 }), answerJson({}, { status: 503 }), recent);
    expect(brief(await ask(create()))).toBe('40');
    server.requests.length = 0;
    server.answerWith(answerJson({}, { status: 500 }));
    store = createMemoryCandleStore();
    expect(brief(await ask(create()))).toBe('unreachable');
    expect(server.requests).toHaveLength(3);
  });

  it('is no longer asked after five failures, until one request tries after 30 seconds', async () => {
    server.answerWith(answerJson({}, { status: 500 }));
    const source = create();
    await ask(source);
    await ask(source);
    expect(server.requests).toHaveLength(5);
    expect(brief(await ask(source))).toBe('unreachable');
    expect(server.requests).toHaveLength(5);
    clock += 31_000;
    server.answerWith(recent);
    expect(brief(await ask(source))).toBe('40');
  });

  it('is remembered as unreachable when nothing listens', async () => {
    const gone = await startScriptedServer();
    await gone.close();
    const source = create(gone.url);
    const started = performance.now();
    expect(await ask(source)).toMatchObject({
      kind: 'unavailable',
      refusal: { reason: 'unreachable' },
    });
    expect(await ask(source)).toMatchObject({
      kind: 'unavailable',
      refusal: { reason: 'unreachable' },
    });
    expect(performance.now() - started).toBeLessThan(500);
    expect(await source.check()).toMatchObject({ ok: false });
  });

  it.each([
    ['HTML', answerJson('<html>gateway</html>')],
    ['broken JSON', answerJson('[[1709251200000,"1.0","2.0"')],
    ['another shape', answerJson([{ open: '1' }])],
    [
      'a price that is no number',
      answerJson([[Date.UTC(2024, 2, 1), 'NaN', '2', '1', '1', '1', 0]]),
    ],
    ['an empty price', answerJson([[Date.UTC(2024, 2, 1), '', '2', '1', '1', '1', 0]])],
    ['a null', answerJson([[Date.UTC(2024, 2, 1), null, '2', '1', '1', '1', 0]])],
    ['high below low', answerJson([[Date.UTC(2024, 2, 1), '1.0', '1.0', '2.0', '1.5', '1', 0]])],
    ['a price of zero', answerJson([[Date.UTC(2024, 2, 1), '1.0', '1.0', '0.0', '1.0', '1', 0]])],
    [
      'two candles of one time',
      answerJson([
        klineAt(Date.UTC(2024, 2, 1)),
        [Date.UTC(2024, 2, 1), '1.0', '1.0', '1.0', '1.0', '1', 0],
      ]),
    ],
    [
      'more than a page',
      answerJson(
        Array.from({ length: 1001 }, (_, index) => klineAt(Date.UTC(2024, 0, 1) + index * hourMs)),
      ),
    ],
  ])('has nothing stored of %s', async (_, answer) => {
    server.answerWith(answer);
    const result = await ask(create());
    expect(result).toMatchObject({
      kind: 'unavailable',
      refusal: { source: 'live', vendor: 'binance', reason: 'series-refused' },
    });
    expect(store.writes).toEqual([]);
  });

  it('has its rows sorted and repetitions dropped, and it is said', async () => {
    const rows = [3, 1, 2, 2].map((hour) => klineAt(Date.UTC(2024, 2, 1, hour)));
    server.answerWith(answerJson(rows));
    expect(brief(await ask(create()))).toBe('3 sorted duplicates-dropped');
  });

  it('has candles of the future dropped, and it is said', async () => {
    server.answerWith(
      answerJson([klineAt(Date.UTC(2024, 2, 10, 11)), klineAt(Date.UTC(2024, 2, 10, 14))]),
    );
    expect(brief(await ask(create()))).toBe('1 future-dropped');
  });

  it('cannot fill the memory', async () => {
    server.answerWith(answerEndlessly);
    const before = process.memoryUsage().rss;
    expect(await ask(create())).toMatchObject({
      kind: 'unavailable',
      refusal: { reason: 'series-refused' },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('may break off in the middle and be asked again', async () => {
    server.answerWith(answerTruncated, recent);
    expect(brief(await ask(create()))).toBe('40');
  });

  it('says that it does not know a symbol', async () => {
    server.answerWith(answerJson({ code: -1121, msg: 'Invalid symbol.' }, { status: 400 }));
    expect(brief(await ask(create()))).toBe('no-such-series');
  });

  it('is replaced by the kept candles, which say so', async () => {
    const source = create();
    server.answerWith(recent);
    await ask(source);
    clock += 60_000;
    server.answerWith(answerJson({}, { status: 500 }));
    const result = await ask(source);
    expect(brief(result)).toBe('40 served-from-cache provider-failing');
    const health = result.kind === 'series' ? result.series.source.health : [];
    expect(health).toEqual([
      { code: 'served-from-cache', params: { fetchedAt: now } },
      { code: 'provider-failing', params: { vendor: 'binance', reason: 'unreachable' } },
    ]);
  });

  it('cannot hold a caller longer than the deadline by dripping', async () => {
    server.answerWith(answerSlowly);
    const source = create();
    const started = performance.now();
    expect(brief(await ask(source))).toBe('unreachable');
    expect(performance.now() - started).toBeLessThan(8500);
    const again = performance.now();
    expect(brief(await ask(source))).toBe('unreachable');
    expect(performance.now() - again).toBeLessThan(100);
  }, 12_000);
});

const recorded = join(
  import.meta.dirname,
  '../../../../../shared/data/fixtures/binance/rest_klines_BTCUSDT_1h_2024-03.json',
);

describe.runIf(existsSync(recorded))('recorded klines', () => {
  afterEach(() => server.answerWith(klines));

  it('become the candles that the vendor recorded', async () => {
    const text = existsSync(recorded) ? readFileSync(recorded, 'utf8') : '[]';
    const rows: (string | number)[][] = JSON.parse(text);
    const last = rows.at(-1) ?? [];
    server.answerWith(answerJson(text), answerJson('[]'));
    const result = await ask(create(), Number(last[0]) + hourMs);
    if (result.kind !== 'series') throw new Error(JSON.stringify(result.refusal));
    const { candles } = result.series;
    expect(candles.length).toBe(rows.length);
    expect(rows.map((_, index) => Object.values(candleAt(candles, index)))).toEqual(
      rows.map((row) => row.slice(0, 6).map(Number)),
    );
    expect(result.series.source.health).toEqual([]);
  });
});
