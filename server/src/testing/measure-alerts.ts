/**
 * Measures how long after the close 10,000 alerts on 500 series are evaluated and stored, all series
 * closing at the same moment. Run with `node server/src/testing/measure-alerts.ts`; fails above
 * the limit.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { WireAlertCondition, WireAlertLine } from '@vela/contracts';
import { createSeriesAnalyses } from '@vela/analyst';
import { cacheBytes } from '../cache-bytes.ts';
import { closeDatabase, createDatabase } from '../db/create-database.ts';
import type { Database } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { applyMigrations } from '../db/migrate.ts';
import { users } from '../db/schema/account.ts';
import { alertSeries } from '../db/schema/alert.ts';
import { createAlertRunner } from '../features/alerts/alert-runner.ts';
import { createManySeriesMarket, manySeries, saveManyAlerts } from './alerts/many-alerts.ts';

const limitMs = 2_000;
const closes = 20;
/** Candles of each series, as many as an analysis reads by default. */
const length = 6_000;

type Subject = 'price' | WireAlertLine;

const crossing = (subject: Subject, against: number | WireAlertLine): WireAlertCondition => ({
  kind: 'cross',
  subject,
  against,
  direction: 'either',
});
const line = (indicator: string, output: string, parameters = {}): WireAlertLine => ({
  indicator,
  output,
  parameters,
});
const prices = Array.from({ length: 20 }, (_, index) => crossing('price', 90 + index));
const sma200 = line('sma', 'sma', { length: 200 });
const mixed: readonly WireAlertCondition[] = [
  ...prices.slice(0, 12),
  { kind: 'move', percent: 1, candles: 24, direction: 'either' },
  { kind: 'move', percent: 3, candles: 1, direction: 'down' },
  crossing(line('rsi', 'rsi'), 70),
  crossing(line('rsi', 'rsi'), 30),
  crossing('price', sma200),
  crossing(line('sma', 'sma', { length: 50 }), sma200),
  crossing(line('macd', 'macd'), line('macd', 'signal')),
  crossing('price', line('ema', 'ema', { length: 20 })),
];
const structure: WireAlertCondition = {
  kind: 'structure',
  finding: 'fair-value-gap',
  event: 'confirmed',
};
const withStructures = [
  ...mixed.slice(0, 18),
  structure,
  { ...structure, event: 'filled' as const },
];

/** Waves around 100, another for each symbol. */
function walk(index: number, symbol: string): number {
  const shift = symbol.charCodeAt(0) + symbol.length * 17 + (symbol.charCodeAt(1) || 0) * 3;
  return (
    100 +
    6 * Math.sin((index + shift) / 90) +
    2 * Math.sin((index * shift) / 37) +
    Math.sin(index * 1.7 + shift)
  );
}

type Group = {
  readonly name: string;
  readonly listConditions: (series: number) => readonly WireAlertCondition[];
};
const groups: readonly Group[] = [
  { name: 'prices', listConditions: () => prices },
  { name: 'prices, moves and indicators', listConditions: () => mixed },
  {
    name: 'the same, and structures on 5 of the series',
    listConditions: (series) => (series % 100 === 0 ? withStructures : mixed),
  },
];

async function measure(db: Database, { name, listConditions }: Group): Promise<boolean> {
  await db.delete(users);
  await db.delete(alertSeries);
  let known = length;
  await saveManyAlerts(db, length, listConditions);
  const runner = createAlertRunner({
    db,
    config: { publicUrl: 'http://localhost' },
    deliveries: { deliverSoon: () => {} },
    mails: { enqueue: async () => {}, deliverSoon: () => {} },
    marketData: createManySeriesMarket({
      most: length + closes,
      getLength: () => known,
      getClose: walk,
    }),
    analyses: createSeriesAnalyses(cacheBytes.watchedSeries),
    now: Date.now,
    log: console,
  });
  const close = async () =>
    await Promise.all(manySeries.map(({ symbol, interval }) => runner.runSeries(symbol, interval)));
  // Candles are made at the first asking.
  await close();
  const times: number[] = [];
  let fired = 0;
  const cpuBefore = process.cpuUsage();
  while (known < length + closes) {
    known += 1;
    const begun = performance.now();
    fired += (await close())[0] ?? 0;
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const worst = sorted.at(-1) ?? 0;
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMs = (user + system) / 1000 / closes;
  process.stdout.write(
    `${name}: all stored after ${middle.toFixed(0)} ms in the middle of ${closes} closes, ${worst.toFixed(0)} ms at worst, ${cpuMs.toFixed(0)} ms of processor time and ${(fired / closes).toFixed(0)} fired a close (limit ${limitMs} ms)\n`,
  );
  return worst <= limitMs;
}

async function run(): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-alerts-'));
  // The database user must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const db = createDatabase(postgres.url);
  try {
    await applyMigrations(db);
    const held: boolean[] = [];
    for (const group of groups) held.push(await measure(db, group));
    return held.every(Boolean);
  } finally {
    await closeDatabase(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(postgres.home, { recursive: true, force: true });
  }
}

process.exitCode = (await run()) ? 0 : 1;
