/**
 * Measures latency over HTTP with the real database: the analysis of 5,000 candles, and the first
 * sentence of a streamed answer. Run with `node server/src/testing/measure-latency.ts [folder of
 * candle files]`; fails above the limits.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chatPaths, candleLimit, type Interval } from '@vela/contracts';
import { toCandles } from '@vela/engine';
import { type CandleStore, createMarketData } from '@vela/market-data';
import { createApp } from '../app.ts';
import { parseConfig, type Config } from '../config.ts';
import { createCandleStore } from '../db/candle-store.ts';
import { closeDatabase, createDatabase } from '../db/create-database.ts';
import type { Database } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { applyMigrations } from '../db/migrate.ts';
import { sessions, users } from '../db/schema/account.ts';
import { createAccessTokens } from '../features/auth/access-token.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { readEvents } from './event-stream.ts';

type Request = { readonly symbol: string; readonly interval: Interval };
type Caller = { readonly origin: string; readonly authorization: string };

const limitsMs = { analysis: 300, firstSentence: 150, storedCandles: 300 } as const;
const stocks = [
  'AAPL',
  'AMZN',
  'GOOG',
  'IBM',
  'JPM',
  'KO',
  'MSFT',
  'NVDA',
  'TSLA',
  'XOM',
  'SPX',
  'DJI',
  'IXIC',
  'XAUUSD',
  'CL',
  'NG',
];

/** 50 different charts. */
const requests: readonly Request[] = [
  ...(['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'] as const).map((interval) => ({
    symbol: 'BTCUSDT',
    interval,
  })),
  ...(['15m', '30m', '1h', '4h', '1d', '1w'] as const).map((interval) => ({
    symbol: 'EURUSD',
    interval,
  })),
  ...(['1h', '4h', '1d', '1w'] as const).map((interval) => ({ symbol: 'ETHUSDT', interval })),
  ...stocks.flatMap((symbol) => (['1d', '1w'] as const).map((interval) => ({ symbol, interval }))),
].slice(0, 50);

async function signIn(db: Database, config: Config): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ email: 'latency@example.com', username: 'Latency', emailVerifiedAt: new Date() })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('an inserted row is returned');
  const sessionId = randomUUID();
  await db
    .insert(sessions)
    .values({ id: sessionId, userId: user.id, createdAt: new Date(), lastUsedAt: new Date() });
  return `Bearer ${await createAccessTokens({ config, now: Date.now }).sign({ userId: user.id, sessionId })}`;
}

async function sendPost(
  { origin, authorization }: Caller,
  url: string,
  payload: object,
): Promise<Response> {
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(`${origin}${url}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(payload),
  });
  if (!response.ok)
    throw new Error(`${response.status} ${await response.text()} for ${JSON.stringify(payload)}`);
  return response;
}

async function measureAnalysis(caller: Caller, request: Request): Promise<number> {
  const before = performance.now();
  await (
    await sendPost(caller, chatPaths.analyses, { ...request, limit: candleLimit.max })
  ).arrayBuffer();
  return performance.now() - before;
}

async function measureFirstSentence(
  caller: Caller,
  { symbol, interval }: Request,
): Promise<number> {
  const begun = await sendPost(caller, chatPaths.conversations, {});
  const { id } = JSON.parse(await begun.text());
  const before = performance.now();
  const payload = {
    id: randomUUID(),
    message: `Analyze ${symbol}`,
    symbol,
    interval,
    limit: candleLimit.max,
  };
  let first: number | undefined;
  for await (const { data } of readEvents(await sendPost(caller, chatPaths.messages(id), payload)))
    if (data?.startsWith('{"type":"text-delta"') === true) first ??= performance.now() - before;
  if (first === undefined) throw new Error(`no sentence for ${symbol} ${interval}`);
  return first;
}

type Round = {
  readonly name: string;
  readonly limitMs: number;
  readonly time: (caller: Caller, request: Request) => Promise<number>;
};

const rounds: readonly Round[] = [
  {
    name: 'analysis, candles read for the first time',
    limitMs: limitsMs.analysis,
    time: measureAnalysis,
  },
  { name: 'analysis, candles at hand', limitMs: limitsMs.analysis, time: measureAnalysis },
  { name: 'first sentence', limitMs: limitsMs.firstSentence, time: measureFirstSentence },
];

/** Nearest-rank quantile of sorted times. */
function calculateQuantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

async function measure(caller: Caller, { name, limitMs, time }: Round): Promise<boolean> {
  const times: number[] = [];
  for (const request of requests) times.push(await time(caller, request));
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95, slowest] = [0.5, 0.95, 1].map((part) =>
    calculateQuantile(sorted, part).toFixed(0),
  );
  const holds = calculateQuantile(sorted, 0.95) < limitMs;
  process.stdout.write(
    `${name}: p50 ${p50} ms, p95 ${p95} ms, max ${slowest} ms (${times.length} requests; p95 limit ${limitMs} ms)\n`,
  );
  return holds;
}

/** Best of five reads of 60,000 candles from the database. */
async function measureStore(store: CandleStore): Promise<boolean> {
  const key = { symbol: 'LATENCY', interval: '1h', kind: 'live', vendor: 'binance' } as const;
  const hours = Array.from({ length: 60_000 }, (_, index) => index);
  const prices = { open: 100, high: 101.5, low: 99 };
  const rows = hours.map((hour) => ({
    openTime: hour * 3_600_000,
    ...prices,
    close: 100 + hour / 60_000,
    volume: hour,
  }));
  await store.append(key, toCandles('1h', rows), Date.now());
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const before = performance.now();
    await store.read(key);
    times.push(performance.now() - before);
  }
  const best = Math.min(...times);
  process.stdout.write(
    `60,000 candles read from the database: best of 5 ${best.toFixed(0)} ms (limit ${limitsMs.storedCandles} ms)\n`,
  );
  return best < limitsMs.storedCandles;
}

async function run(filesDir: string): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-latency-'));
  // The database user must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  const config = parseConfig({
    DATA_DIR: dataDir,
    MARKET_DATA: 'files',
    MARKET_DATA_DIR: filesDir,
    LOG_LEVEL: 'silent',
  });
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const db = createDatabase(postgres.url);
  await applyMigrations(db);
  const store = createCandleStore(db);
  const marketData = createMarketData({
    mode: 'files',
    filesDir,
    vendorUrls: config.vendorUrls,
    allowSimulated: false,
    store,
  });
  const app = await createApp({
    config,
    db,
    marketData,
    mailer: createMailer(config),
    now: Date.now,
  });
  try {
    const caller = {
      origin: await app.listen({ host: '127.0.0.1', port: 0 }),
      authorization: await signIn(db, config),
    };
    const held: boolean[] = [];
    for (const round of rounds) held.push(await measure(caller, round));
    held.push(await measureStore(store));
    return held.every(Boolean);
  } finally {
    await app.close();
    await closeDatabase(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(postgres.home, { recursive: true, force: true });
  }
}

const ownData = path.resolve(import.meta.dirname, '../../../../shared/data/ohlcv');
process.exitCode = (await run(path.resolve(process.argv[2] ?? ownData))) ? 0 : 1;
