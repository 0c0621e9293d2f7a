/**
 * Measures the threads of the analyst against the real database: the longest hold of the event loop
 * while 8 analyses of 20,000 candles run, then 100 accounts asking at once, then the throughput over
 * 200 series and the answers of /api/health meanwhile. Run with `node
 * server/src/testing/measure-turns.ts`; fails above the limits.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { apiPaths, chatPaths } from '@vela/contracts';
import { toCandles, type Candles } from '@vela/engine';
import { instrumentCatalogue, type CandleSeries, type MarketData } from '@vela/market-data';
import { createApp } from '../app.ts';
import { parseConfig, type Config } from '../config.ts';
import { closeDatabase, createDatabase } from '../db/create-database.ts';
import type { Database } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { applyMigrations } from '../db/migrate.ts';
import { sessions, users } from '../db/schema/account.ts';
import { createAccessTokens } from '../features/auth/access-token.ts';
import { createMailer } from '../mail/create-mailer.ts';

const limits = { loopMs: 20, healthP99Ms: 50, fairness: 2 } as const;
const hourMs = 3_600_000;
const end = Date.UTC(2026, 10, 20);

/** A random walk that its seed decides, so that each series has candles of its own. */
function createWalk(seed: number, count: number): Candles {
  let state = (seed % 2_147_483_646) + 1;
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let last = 1000;
  return toCandles(
    '1h',
    Array.from({ length: count }, (_, index) => {
      const open = last;
      last = Math.max(1, open + (random() - 0.5) * 20);
      return {
        openTime: end - (count - index) * hourMs,
        open,
        high: Math.max(open, last) + random() * 4,
        low: Math.max(0.5, Math.min(open, last) - random() * 4),
        close: last,
        volume: 1 + random(),
      };
    }),
  );
}

/** One-hour candles only; a series is made of its symbol and version, and kept. */
function createWalkData(size: { count: number; version: number }): MarketData {
  const known = new Map<string, Candles>();
  return {
    catalogue: instrumentCatalogue,
    check: async () => [],
    getSeries: async ({ instrument, interval }) => {
      if (interval !== '1h') return { kind: 'unavailable', refusals: [] };
      const key = `${instrument.symbol} ${size.version} ${size.count}`;
      const seed = key.split('').reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
      const candles = known.get(key) ?? createWalk(seed, size.count);
      known.set(key, candles);
      const series: CandleSeries = {
        instrument,
        candles,
        source: {
          kind: 'file',
          vendor: 'walk',
          asOf: end,
          anchor: candles.openTime[0] ?? 0,
          adjustment: 'raw',
          health: [],
          refusals: [],
        },
        version: key,
        hash: key,
      };
      return { kind: 'series', series };
    },
  };
}

async function createAccounts(db: Database, config: Config, count: number): Promise<string[]> {
  const tokens = createAccessTokens({ config, now: Date.now });
  const made: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [user] = await db
      .insert(users)
      .values({ email: `turn-${index}@example.com`, username: 'x', emailVerifiedAt: new Date() })
      .returning({ id: users.id });
    const sessionId = randomUUID();
    const userId = user?.id ?? 0;
    await db
      .insert(sessions)
      .values({ id: sessionId, userId, createdAt: new Date(), lastUsedAt: new Date() });
    made.push(`Bearer ${await tokens.sign({ userId, sessionId })}`);
  }
  return made;
}

const toQuantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Stand = {
  readonly origin: string;
  readonly accounts: readonly string[];
  readonly symbols: readonly string[];
  readonly marketData: MarketData;
  readonly size: { count: number; version: number };
};

/** Milliseconds of one analysis. */
async function analyze(
  { origin, accounts }: Stand,
  account: number,
  symbol: string | undefined,
): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${origin}${chatPaths.analyses}`, {
    method: 'POST',
    headers: { authorization: accounts[account] ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ symbol, interval: '1h', limit: 500 }),
  });
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`${response.status} for ${symbol}`);
  return performance.now() - began;
}

/** Makes the candles before anything is measured. */
async function prepare({ marketData }: Stand, symbols: readonly string[]): Promise<void> {
  for (const symbol of symbols) {
    const match = instrumentCatalogue.resolve(symbol);
    if (match.kind !== 'found') continue;
    const { instrument } = match;
    await marketData.getSeries({ instrument, interval: '1h', limit: 1, now: end });
  }
}

async function measureHold(stand: Stand): Promise<boolean> {
  const { symbols } = stand;
  // Threads and modules are loaded first.
  await Promise.all([0, 1, 2, 3].map((index) => analyze(stand, index, symbols[index])));
  const measured = symbols.slice(4, 12);
  await prepare(stand, measured);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  await Promise.all(measured.map((symbol, index) => analyze(stand, index, symbol)));
  loop.disable();
  const heldMs = loop.max / 1e6;
  say(`8 analyses of 20,000 candles at once: event loop held ${heldMs.toFixed(1)} ms at most`);
  return heldMs <= limits.loopMs;
}

/** Asks /api/health every 20 ms until it is stopped; then its times in milliseconds. */
function watchHealth(origin: string): () => Promise<readonly number[]> {
  const watching = new AbortController();
  const times: number[] = [];
  const done = (async () => {
    while (!watching.signal.aborted) {
      const began = performance.now();
      await (await fetch(`${origin}${apiPaths.health}`)).arrayBuffer();
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    watching.abort();
    await done;
    return times;
  };
}

const seriesCount = 200;

/** Eight accounts ask for series that are not known, as fast as they are answered. */
async function measureThroughput(stand: Stand): Promise<boolean> {
  const { symbols, size } = stand;
  const times: number[] = [];
  const answered = Array.from({ length: 8 }, () => 0);
  const began = performance.now();
  let next = 0;
  const ask = async (account: number): Promise<void> => {
    while (next < seriesCount) {
      const mine = next++;
      size.version = 1 + Math.floor(mine / symbols.length);
      times.push(await analyze(stand, account, symbols[mine % symbols.length]));
      answered[account] = (answered[account] ?? 0) + 1;
    }
  };
  await Promise.all(answered.map((_, account) => ask(account)));
  const perSecond = seriesCount / ((performance.now() - began) / 1000);
  const ratio = Math.max(...answered) / Math.max(1, Math.min(...answered));
  say(
    `${seriesCount} series of 5,000 candles, none known: ${perSecond.toFixed(1)} a second, p95 ${toQuantile(times, 0.95).toFixed(0)} ms, most and least served account ${ratio.toFixed(2)} : 1`,
  );
  return ratio <= limits.fairness;
}

async function measureCrowd(stand: Stand): Promise<boolean> {
  const { accounts, origin, size, symbols } = stand;
  size.count = 5000;
  for (let version = 0; version <= Math.ceil(seriesCount / symbols.length); version += 1) {
    size.version = version;
    await prepare(stand, symbols);
  }
  size.version = 0;
  const stopWatching = watchHealth(origin);
  const crowd = await Promise.all(accounts.map((_, index) => analyze(stand, index, symbols[12])));
  const [p50, p95] = [0.5, 0.95].map((part) => toQuantile(crowd, part).toFixed(0));
  say(`${crowd.length} accounts at once, one series: p50 ${p50} ms, p95 ${p95} ms`);
  const isFair = await measureThroughput(stand);
  const health = await stopWatching();
  const [usual, p99] = [toQuantile(health, 0.5), toQuantile(health, 0.99)];
  say(`/api/health meanwhile: p50 ${usual.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  return isFair && p99 <= limits.healthP99Ms;
}

async function run(): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-turns-'));
  // The database user must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  const config = parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const db = createDatabase(postgres.url);
  await applyMigrations(db);
  const size = { count: 20_000, version: 0 };
  const marketData = createWalkData(size);
  const baseRates = { find: () => undefined, close: () => Promise.resolve() };
  const mailer = createMailer(config);
  const app = await createApp({ config, db, marketData, baseRates, mailer, now: Date.now });
  try {
    const stand: Stand = {
      origin: await app.listen({ host: '127.0.0.1', port: 0 }),
      accounts: await createAccounts(db, config, 100),
      symbols: instrumentCatalogue.all.map(({ symbol }) => symbol),
      marketData,
      size,
    };
    const held = [await measureHold(stand), await measureCrowd(stand)];
    say(`memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
    return held.every(Boolean);
  } finally {
    await app.close();
    await closeDatabase(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(postgres.home, { recursive: true, force: true });
  }
}

process.exitCode = (await run()) ? 0 : 1;
