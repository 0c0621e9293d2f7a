import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { alertFirings, alerts, alertSeries } from '../../db/schema/alert.ts';
import { users } from '../../db/schema/account.ts';
import { walkedLevels, walkedSymbols, walkPrice } from '../../testing/alerts/alert-walk.ts';
import { scriptedBegin } from '../../testing/alerts/scripted-market.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { isFullRun } from '../../testing/tier.ts';

const source = path.resolve(import.meta.dirname, '../../testing/alerts/alert-process.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'vela-kill-'));
const script = path.join(folder, 'alert-process.js');
const kills = isFullRun ? 100 : 1;
const loadedAhead = isFullRun ? 3 : 0;
const walkedMinutes = isFullRun ? 400 : 80;
const longestRunMs = isFullRun ? 300 : 120;
const timeout = 900_000;

// As one file it starts in a tenth of the time: a start is most of what a kill costs.
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: source, outDir: folder, minify: false },
  });
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
}, timeout);
afterAll(() => rm(folder, { recursive: true, force: true }));

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop();
});

/** A database with an alert on each level of each series, waiting from the second candle on. */
async function createAlerts(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  opened.push(database);
  const { db } = database;
  const at = new Date(scriptedBegin);
  const [user] = await db
    .insert(users)
    .values({ email: 'ayse@example.com', username: 'Ayşe', language: 'en', createdAt: at })
    .returning({ id: users.id });
  for (const symbol of walkedSymbols) {
    const values = { symbol, interval: '1m', kind: 'live', vendor: 'scripted' };
    const [series] = await db
      .insert(alertSeries)
      .values({ ...values, evaluatedThrough: scriptedBegin })
      .returning({ id: alertSeries.id });
    await db.insert(alerts).values(
      walkedLevels.map((level) => ({
        userId: user?.id ?? 0,
        seriesId: series?.id ?? 0,
        condition: { kind: 'cross', subject: 'price', against: level, direction: 'either' },
        evaluation: 'close',
        frequency: 'every',
        coolDownMinutes: 0,
        email: false,
        note: `${symbol} ${level}`,
        state: 'active',
        armedAfter: scriptedBegin,
        expiresAt: new Date(scriptedBegin + 86_400_000),
        createdAt: at,
      })),
    );
  }
  return database;
}

/** Crossings by a plain loop over the walk: what an undisturbed run fires. */
function listExpected(): string[] {
  return walkedSymbols.flatMap((symbol) =>
    walkedLevels.flatMap((level) => {
      const found: string[] = [];
      for (let index = 1; index < walkedMinutes; index += 1) {
        const isAbove = walkPrice(index, symbol) > level;
        if (isAbove !== walkPrice(index - 1, symbol) > level)
          found.push(`${symbol} ${level} ${index}`);
      }
      return found;
    }),
  );
}

async function listFired({ db }: TestDatabase): Promise<string[]> {
  const notes = new Map((await db.select().from(alerts)).map(({ id, note }) => [id, note]));
  const rows = await db.select().from(alertFirings);
  return rows.map(
    ({ alertId, candleOpenTime }) =>
      `${notes.get(alertId)} ${(candleOpenTime - scriptedBegin) / 60_000}`,
  );
}

type Started = {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  readonly ended: Promise<unknown[]>;
  readonly ready: Promise<unknown>;
};

function startProcess(): Started {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  return { child, ended: once(child, 'exit'), ready: once(child.stdout, 'data') };
}

/** Processes that are loaded while others run: a start takes longer than a walk. */
const loaded: Started[] = [];
afterAll(() => {
  for (const { child } of loaded) child.kill('SIGKILL');
});

/** Begins the walk in a process that is loaded already. */
async function beginWalk({ url }: TestDatabase): Promise<Started> {
  while (loaded.length <= loadedAhead) loaded.push(startProcess());
  const started = loaded.shift() ?? startProcess();
  await started.ready;
  started.child.stdin.write(`${url} ${walkedMinutes}\n`);
  return started;
}

/** Runs processes one after another, each killed after a moment, until one ends by itself. */
async function runWithKills(database: TestDatabase, count: { left: number }): Promise<void> {
  for (;;) {
    const { child, ended } = await beginWalk(database);
    const isKilled = count.left > 0;
    if (isKilled) {
      count.left -= 1;
      await delay(Math.random() * longestRunMs);
      child.kill('SIGKILL');
    }
    const [code, signal] = await ended;
    if (code === 0) {
      if (isKilled) count.left += 1;
      return;
    }
    if (signal !== 'SIGKILL') throw new Error(`a process ended by itself with ${String(code)}`);
  }
}

it.each(isFullRun ? [1, 2] : [1])(
  'fires the same after being killed at random points, %i at once',
  { timeout },
  async (atOnce) => {
    const count = { left: kills };
    while (count.left > 0) {
      const database = await createAlerts();
      await Promise.all(Array.from({ length: atOnce }, () => runWithKills(database, count)));
      expect((await listFired(database)).toSorted()).toEqual(listExpected().toSorted());
    }
  },
);
