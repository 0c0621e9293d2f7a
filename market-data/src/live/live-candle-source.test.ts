import type { Interval } from '@vela/engine';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandleResult, CandleSource } from '../candle-source.ts';
import { getCandleAt } from '../candles/closed-candles.ts';
import { instrumentCatalogue } from '../instruments/instrument-catalogue.ts';
import { describeCandleSource } from '../testing/describe-candle-source.ts';
import { createMemoryCandleStore, type MemoryCandleStore } from '../testing/memory-candle-store.ts';
import { answerKlines, createKline } from '../testing/scripted-klines.ts';
import {
  answerEndlessly,
  answerJson,
  answerSlowly,
  answerTruncated,
  startScriptedServer,
  type ScriptedAnswer,
} from '../testing/scripted-server.ts';
import { binance } from '../vendors/binance/binance.ts';
import { createLiveSource } from './live-candle-source.ts';

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
  createLiveSource(binance, {
    url,
    store,
    clock: () => clock + performance.now(),
    random: () => 0,
  });

async function ask(
  source: CandleSource,
  at = now,
  what: { symbol?: string; interval?: Interval; forGuest?: boolean } = {},
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
    forGuest: what.forGuest ?? false,
  });
}

/** Codes of the notes but for that of the beginning, which has its own tests. */
const listCodes = ({ series }: Extract<CandleResult, { kind: 'series' }>): string[] =>
  series.source.health.map(({ code }) => code).filter((code) => code !== 'own-anchor');

const brief = (result: CandleResult): string =>
  result.kind === 'series'
    ? `${result.series.candles.length} ${listCodes(result).join(' ')}`.trim()
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
    expect(getCandleAt(candles, 5999)).toMatchObject({
      openTime: Date.UTC(2024, 2, 10, 11),
      close: Number(createKline(Date.UTC(2024, 2, 10, 11))[4]),
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

  it('is appended to in one short request, and keeps anchor and version', async () => {
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
    expect(server.requests).toEqual([]);
    expect(second.series.hash).toBe(first.series.hash);
  });

  it('is fetched once for concurrent callers, and not again while fresh', async () => {
    const source = create();
    await Promise.all(Array.from({ length: 20 }, () => ask(source)));
    await ask(source);
    expect(server.requests).toHaveLength(7);
  });

  it('is asked for again only when a new candle can exist, and then not at once again', async () => {
    const source = create();
    await ask(source);
    server.requests.length = 0;
    for (let minute = 1; minute < 30; minute += 1) {
      clock += 60_000;
      await ask(source, now + minute * 60_000);
    }
    expect(server.requests).toEqual([]);
    // The candle is due, and the vendor has not closed it yet.
    for (let times = 0; times < 20; times += 1) await ask(source, now + hourMs);
    expect(server.requests).toHaveLength(1);
  });

  it('starts a new version when the vendor changed a closed candle', async () => {
    const source = create();
    const before = await ask(source);
    clock += 60_000;
    vendorNow = now + hourMs;
    const changed = createKline(Date.UTC(2024, 2, 10, 11));
    changed[4] = changed[1];
    const corrected = new Map([[changed[0], changed]]);
    server.answerWith(answerKlines({ listedAt, now: () => vendorNow, corrected }));
    const after = await ask(source, vendorNow);
    if (before.kind !== 'series' || after.kind !== 'series') throw new Error('served');
    expect(listCodes(after)).toEqual([]);
    expect(store.writes).toEqual(['append 6000', 'replace 2']);
  });

  it('keeps a candle forming that the vendor still updates while our clock runs ahead', async () => {
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
});

describe('what guests ask for', () => {
  it('is not stored when it is a new series, and is stored for the first account', async () => {
    const source = create();
    const guest = await ask(source, now, { forGuest: true });
    expect([brief(guest), store.writes]).toEqual(['6000', []]);
    server.requests.length = 0;
    const member = await ask(source);
    expect([store.writes, server.requests]).toEqual([['append 6000'], []]);
    if (guest.kind !== 'series' || member.kind !== 'series') throw new Error('served');
    expect(member.series.hash).toBe(guest.series.hash);
    clock += 60_000;
    vendorNow = now + hourMs;
    await ask(source, vendorNow, { forGuest: true });
    expect(store.writes).toEqual(['append 6000', 'append 1']);
  });

  it('takes half of the budget that can be had at once; accounts have the rest', async () => {
    const rateLimit = { requests: 60, windowMs: 3_600_000 };
    const source = createLiveSource(
      { ...binance, rateLimit },
      { url: server.url, store, clock: () => clock },
    );
    const guests: string[] = [];
    for (const symbol of ['ETHUSDT', 'SOLUSDT', 'ADAUSDT', 'XRPUSDT'])
      guests.push(brief(await ask(source, now, { symbol, forGuest: true })));
    expect(guests.slice(0, 2)).toEqual(['6000', 'rate-limited']);
    expect(server.requests.length).toBeLessThanOrEqual(12);
    expect(brief(await ask(source))).toBe('6000');
  });
});

describe('a vendor that fails', () => {
  const recent: ScriptedAnswer = answerKlines({ listedAt: youngListing, now: () => vendorNow });

  it('is retried after a 429, after the requested delay', async () => {
    server.answerWith(answerJson({}, { status: 429, headers: { 'retry-after': '1' } }), recent);
    const started = performance.now();
    expect(brief(await ask(create()))).toBe('40');
    expect(performance.now() - started).toBeGreaterThan(1000);
    expect(server.requests).toHaveLength(2);
  });

  it('is not requested during a Retry-After longer than the deadline', async () => {
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

  it('opens the circuit after five failures, and probes with one request after 30 seconds', async () => {
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

  it('is cached as unreachable when nothing listens', async () => {
    const closedServer = await startScriptedServer();
    await closedServer.close();
    const source = create(closedServer.url);
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
        createKline(Date.UTC(2024, 2, 1)),
        [Date.UTC(2024, 2, 1), '1.0', '1.0', '1.0', '1.0', '1', 0],
      ]),
    ],
    [
      'more than a page',
      answerJson(
        Array.from({ length: 1001 }, (_, index) =>
          createKline(Date.UTC(2024, 0, 1) + index * hourMs),
        ),
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

  it('has its rows sorted and duplicates dropped, both reported', async () => {
    const rows = [3, 1, 2, 2].map((hour) => createKline(Date.UTC(2024, 2, 1, hour)));
    server.answerWith(answerJson(rows));
    expect(brief(await ask(create()))).toBe('3 sorted duplicates-dropped');
  });

  it('has candles of the future dropped and reported', async () => {
    server.answerWith(
      answerJson([createKline(Date.UTC(2024, 2, 10, 11)), createKline(Date.UTC(2024, 2, 10, 14))]),
    );
    expect(brief(await ask(create()))).toBe('1 future-dropped');
  });

  it('is asked no more often than its limit allows', async () => {
    const rateLimit = { requests: 5, windowMs: 60_000 };
    const source = createLiveSource(
      { ...binance, rateLimit },
      { url: server.url, store, clock: () => clock },
    );
    expect(brief(await ask(source))).toBe('rate-limited');
    expect(server.requests).toHaveLength(2);
    expect(store.writes).toEqual([]);
    expect(await source.check()).toMatchObject({ ok: true });
  });

  it('cannot exceed the response size limit', async () => {
    server.answerWith(answerEndlessly);
    const before = process.memoryUsage().rss;
    expect(await ask(create())).toMatchObject({
      kind: 'unavailable',
      refusal: { reason: 'series-refused' },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('is retried after a truncated response', async () => {
    server.answerWith(answerTruncated, recent);
    expect(brief(await ask(create()))).toBe('40');
  });

  it('is replaced by cached candles, marked as such', async () => {
    const source = create();
    server.answerWith(recent);
    await ask(source);
    clock += 60_000;
    server.answerWith(answerJson({}, { status: 500 }));
    const result = await ask(source, now + hourMs);
    expect(brief(result)).toBe('40 served-from-cache provider-failing');
    const health = result.kind === 'series' ? result.series.source.health : [];
    expect(health.slice(1)).toEqual([
      { code: 'served-from-cache', params: { fetchedAt: now } },
      { code: 'provider-failing', params: { vendor: 'binance', reason: 'unreachable' } },
    ]);
  });

  it('cannot exceed the deadline with a slow response', async () => {
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
