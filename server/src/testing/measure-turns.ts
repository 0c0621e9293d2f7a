/**
 * Measures the threads of the analyst against the real database, with the server in a process of its
 * own: the longest hold of its event loop while 8 analyses of 20,000 candles run, then 100 accounts
 * asking at once, then the throughput over 200 series and the answers of /api/health meanwhile. Run
 * with `node server/src/testing/measure-turns.ts`; fails above the limits.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { instrumentCatalogue } from '@vela/market-data';
import { parseConfig } from '../config.ts';
import { closeDatabase, createDatabase } from '../db/create-database.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { findFreePort } from '../db/embedded/postmaster.ts';
import { applyMigrations } from '../db/migrate.ts';
import { createLoadAccounts, type LoadAccount } from './load-accounts.ts';
import { readThreadTimes, threadKinds, type ThreadTimes } from './turns/thread-times.ts';
import { startTurnsServer, type TurnsServer } from './turns/turns-server.ts';

const limits = { loopMs: 20, healthP99Ms: 50, fairness: 2, perSecond: 40 } as const;
const seriesCount = 200;
const crowdSize = 100;
const symbols = instrumentCatalogue.all.map(({ symbol }) => symbol);

const toQuantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Stand = {
  readonly server: TurnsServer;
  readonly accounts: readonly LoadAccount[];
  /** Processor time so far. */
  readonly readTimes: () => ThreadTimes;
};

/** Milliseconds for each analysis, by kinds of threads. */
function describeTimes(spans: readonly (readonly [ThreadTimes, ThreadTimes])[]): string {
  const each = threadKinds.map((kind) => {
    const ms = spans.reduce((sum, [before, after]) => sum + after[kind] - before[kind], 0);
    return `${kind} ${(ms / seriesCount).toFixed(1)}`;
  });
  return each.join(', ');
}

async function measureHold({ server, accounts }: Stand): Promise<boolean> {
  const size = { count: 20_000, version: 0 };
  await server.order({ kind: 'make', size, symbols: symbols.slice(0, 16) });
  // Threads and modules are loaded first, and what they compute is compiled.
  for (const from of [0, 4])
    await Promise.all(
      [0, 1, 2, 3].map((index) => server.analyze(accounts[index], symbols[from + index])),
    );
  await server.order({ kind: 'measure' });
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => server.analyze(accounts[index], symbols[8 + index])),
  );
  const { heldMs } = await server.order({ kind: 'measure' });
  say(`8 analyses of 20,000 candles at once: event loop held ${heldMs.toFixed(1)} ms at most`);
  return heldMs <= limits.loopMs;
}

/** Eight accounts ask for series that are not known, as fast as they are answered. */
async function measureThroughput({ server, accounts, readTimes }: Stand): Promise<boolean> {
  const times: number[] = [];
  const spans: [ThreadTimes, ThreadTimes][] = [];
  const answered = Array.from({ length: 8 }, () => 0);
  const rounds = Math.ceil(seriesCount / symbols.length);
  let elapsedMs = 0;
  let cpuMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    // A round asks for each symbol once, in a version of its own.
    const wanted = symbols.slice(0, seriesCount - round * symbols.length);
    await server.order({
      kind: 'make',
      size: { count: 5000, version: 1 + round },
      symbols: wanted,
    });
    await server.order({ kind: 'measure' });
    const before = readTimes();
    const began = performance.now();
    let next = 0;
    const ask = async (account: number): Promise<void> => {
      while (next < wanted.length) {
        times.push(await server.analyze(accounts[account], wanted[next++]));
        answered[account] = (answered[account] ?? 0) + 1;
      }
    };
    await Promise.all(answered.map((_, account) => ask(account)));
    elapsedMs += performance.now() - began;
    spans.push([before, readTimes()]);
    cpuMs += (await server.order({ kind: 'measure' })).cpuMs;
  }
  const perSecond = seriesCount / (elapsedMs / 1000);
  const ratio = Math.max(...answered) / Math.max(1, Math.min(...answered));
  say(
    `${seriesCount} series of 5,000 candles, none known: ${perSecond.toFixed(1)} a second (target ${limits.perSecond}), p95 ${toQuantile(times, 0.95).toFixed(0)} ms, most and least served account ${ratio.toFixed(2)} : 1`,
  );
  say(`processor time of the server for each: ${(cpuMs / seriesCount).toFixed(1)} ms`);
  say(`by threads, ms for each: ${describeTimes(spans)}`);
  return ratio <= limits.fairness && perSecond >= limits.perSecond;
}

async function measureCrowd(stand: Stand): Promise<boolean> {
  const { server, accounts } = stand;
  const [symbol = ''] = symbols;
  await server.order({ kind: 'make', size: { count: 5000, version: 0 }, symbols: [symbol] });
  const stopWatching = server.watchHealth();
  const crowd = await Promise.all(accounts.map((account) => server.analyze(account, symbol)));
  const [p50, p95] = [0.5, 0.95].map((part) => toQuantile(crowd, part).toFixed(0));
  say(`${crowd.length} accounts at once, one series: p50 ${p50} ms, p95 ${p95} ms`);
  await stopWatching();
  const stopWatchingLoad = server.watchHealth();
  const isFast = await measureThroughput(stand);
  const health = await stopWatchingLoad();
  const [usual, p99] = [toQuantile(health, 0.5), toQuantile(health, 0.99)];
  say(`/api/health meanwhile: p50 ${usual.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  return isFast && p99 <= limits.healthP99Ms;
}

async function run(): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-turns-'));
  // The database user must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const db = createDatabase(postgres.url);
  const port = await findFreePort();
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PORT: String(port),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: postgres.url,
  };
  let server: TurnsServer | undefined;
  try {
    await applyMigrations(db);
    const accounts = await createLoadAccounts(db, parseConfig(env), crowdSize);
    server = await startTurnsServer(env, `http://127.0.0.1:${port}`);
    const { pid } = server;
    const readTimes = () => readThreadTimes(pid, postgres.pid() ?? 0);
    const stand = { server, accounts, readTimes };
    const held = [await measureHold(stand), await measureCrowd(stand)];
    say(`memory: ${(await server.order({ kind: 'measure' })).rssMb.toFixed(0)} MB`);
    return held.every(Boolean);
  } finally {
    await server?.stop();
    await closeDatabase(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(postgres.home, { recursive: true, force: true });
  }
}

say(`load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`);
process.exitCode = (await run()) ? 0 : 1;
