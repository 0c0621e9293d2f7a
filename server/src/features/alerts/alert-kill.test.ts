import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { alertFirings, alerts, alertSeries } from '../../db/schema/alert.ts';
import { users } from '../../db/schema/account.ts';
import {
  walkedLevels,
  walkedMinutes,
  walkedSymbols,
  walkPrice,
} from '../../testing/alerts/alert-walk.ts';
import { scriptedBegin } from '../../testing/alerts/scripted-market.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { isFullRun } from '../../testing/tier.ts';

const script = path.resolve(import.meta.dirname, '../../testing/alerts/alert-process.ts');
const kills = isFullRun ? 200 : 1;
// A process starts in two to six seconds, by how busy the machine is.
const timeout = 2_400_000;
const longestRunMs = isFullRun ? 300 : 120;

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

function startProcess({ url }: TestDatabase) {
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, ended: once(child, 'exit'), ready: once(child.stdout, 'data') };
}

/** Runs processes one after another, each killed after a moment, until one ends by itself. */
async function runWithKills(database: TestDatabase, most: number): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    const { child, ended, ready } = startProcess(database);
    await Promise.race([ready, ended]);
    if (killed < most) {
      await delay(Math.random() * longestRunMs);
      child.kill('SIGKILL');
    }
    const [code, signal] = await ended;
    if (code === 0) return killed;
    if (signal !== 'SIGKILL') throw new Error(`a process ended by itself with ${code}`);
  }
}

it('fires the same after being killed at random points', { timeout }, async () => {
  let killed = 0;
  while (killed < kills) {
    const database = await createAlerts();
    killed += await runWithKills(database, kills - killed);
    expect((await listFired(database)).toSorted()).toEqual(listExpected().toSorted());
  }
  expect(killed).toBe(kills);
});

it.runIf(isFullRun)('fires the same with two processes at once', { timeout }, async () => {
  const database = await createAlerts();
  const two = [startProcess(database), startProcess(database)];
  const codes = await Promise.all(two.map(async ({ ended }) => (await ended)[0]));
  expect(codes).toEqual([0, 0]);
  expect((await listFired(database)).toSorted()).toEqual(listExpected().toSorted());
});
