import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  auditEvents,
  emailVerifications,
  passwordResets,
  refreshTokens,
  sessions,
  users,
} from '../../db/schema/account.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { scheduleRecordRemoval } from './schedule-record-removal.ts';
import { calculateRetentionCutoff, removeExpiredRecords } from './remove-expired-records.ts';

const now = Date.UTC(2026, 10, 22, 9);
const lastKept = Date.UTC(2025, 10, 23, 9);
const minuteMs = 60_000;
const dayMs = 86_400_000;
const tables = { auditEvents, sessions, refreshTokens, emailVerifications, passwordResets };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.delete(auditEvents);
});

/** Creates a user with one record of every kind at `time`. Returns the user id. */
async function createRecords(time: number): Promise<number> {
  const { db } = database;
  const at = new Date(time);
  const [user] = await db
    .insert(users)
    .values({ email: `${randomUUID()}@example.com`, username: 'Ayşe', createdAt: at })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('an inserted row is returned');
  const [userId, sessionId] = [user.id, randomUUID()];
  await db
    .insert(sessions)
    .values({ id: sessionId, userId, createdAt: at, lastUsedAt: at, ip: '192.0.2.7' });
  await db.insert(refreshTokens).values({ hash: randomUUID(), sessionId, createdAt: at });
  await db
    .insert(auditEvents)
    .values({ at, action: 'login', result: 'success', actorId: userId, ip: '192.0.2.7' });
  const expiring = { createdAt: at, codeExpiresAt: at, linkExpiresAt: at };
  await db
    .insert(emailVerifications)
    .values({ userId, codeHash: 'code', linkHash: randomUUID(), ...expiring });
  await db
    .insert(passwordResets)
    .values({ hash: randomUUID(), userId, createdAt: at, expiresAt: at });
  return userId;
}

async function countRecords(): Promise<Record<string, number>> {
  const entries = Object.entries(tables).map(
    async ([name, table]) => [name, await database.db.$count(table)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
const toCounts = (count: number) =>
  Object.fromEntries(Object.keys(tables).map((name) => [name, count]));

describe('records past their retention', () => {
  it('are those more than twelve calendar months old a day later', () => {
    expect(calculateRetentionCutoff(now)).toEqual(new Date(lastKept));
    expect(calculateRetentionCutoff(Date.UTC(2028, 1, 29, 12))).toEqual(
      new Date(Date.UTC(2027, 2, 2, 12)),
    );
    expect(calculateRetentionCutoff(Date.UTC(2026, 0, 31))).toEqual(new Date(Date.UTC(2025, 1, 1)));
  });

  it('are removed, of every kind; the user and later records stay', async () => {
    const [old, young] = [await createRecords(lastKept - 1), await createRecords(lastKept)];
    expect(await countRecords()).toEqual(toCounts(2));
    expect(await removeExpiredRecords(database.db, now)).toEqual({
      texts: 0,
      failures: 0,
      events: 1,
      tokens: 1,
      sessions: 1,
      verifications: 1,
      resets: 1,
    });
    expect(await countRecords()).toEqual(toCounts(1));
    const owners = await database.db.select({ id: sessions.userId }).from(sessions);
    expect(owners).toEqual([{ id: young }]);
    expect(
      (await database.db.select({ id: users.id }).from(users))
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    ).toEqual([old, young]);
    expect(Object.values(await removeExpiredRecords(database.db, now))).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('exclude a session that is still used, however old', async () => {
    await createRecords(lastKept - 20 * dayMs);
    await database.db.update(sessions).set({ lastUsedAt: new Date(lastKept) });
    await removeExpiredRecords(database.db, now);
    expect((await countRecords())['sessions']).toBe(1);
  });
});

describe('their removal', () => {
  beforeEach(async () => {
    await database.db.$client.query(`
      create function refuse_hurry() returns trigger language plpgsql as $$ begin
        if current_setting('statement_timeout') <> '0' then raise exception 'there are too many for that time'; end if;
        return old;
      end $$;
      create trigger many before delete on audit_events for each row execute function refuse_hurry()`);
  });
  afterEach(async () => {
    await database.db.$client.query('drop function refuse_hurry cascade');
  });

  it('may take longer than the time limit of a request', async () => {
    await createRecords(lastKept - 1);
    expect(await removeExpiredRecords(database.db, now)).toMatchObject({ events: 1 });
  });
});

describe('a server that listens', () => {
  let dataDir: string;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'vela-retention-'));
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(dataDir, { recursive: true });
  });

  it('removes backups after ninety days, and no folder that it did not name', async () => {
    // 90 days before `now` are 24 August 2026, 9:00; a run comes once a day.
    const names = [
      '2026-08-25T08-59-59',
      '2026-08-25T08-59-59-before-update',
      '2026-08-25T09-00-01',
      '2026-11-21T03-00-00',
      'before the move',
      '2020-01-01',
    ];
    for (const name of names) {
      mkdirSync(path.join(dataDir, 'backups', name), { recursive: true });
      writeFileSync(path.join(dataDir, 'backups', name, 'manifest.json'), '{}');
    }
    const app = Fastify();
    scheduleRecordRemoval(app, { config: { dataDir }, db: database.db, now: () => now });
    await app.listen({ host: '127.0.0.1', port: 0 });
    vi.advanceTimersByTime(minuteMs);
    await app.close();
    expect(readdirSync(path.join(dataDir, 'backups')).toSorted()).toEqual(
      names.slice(2).toSorted(),
    );
  });

  it('removes them a minute after its start, then daily; completes a run on close', async () => {
    const app = Fastify();
    scheduleRecordRemoval(app, { config: { dataDir }, db: database.db, now: () => now });
    await createRecords(lastKept - 1);
    await app.listen({ host: '127.0.0.1', port: 0 });
    expect(await countRecords()).toEqual(toCounts(1));
    vi.advanceTimersByTime(minuteMs);
    await expect.poll(countRecords).toEqual(toCounts(0));
    await createRecords(lastKept - 1);
    vi.advanceTimersByTime(dayMs - 1);
    expect(await countRecords()).toEqual(toCounts(1));
    vi.advanceTimersByTime(1);
    await app.close();
    expect(await countRecords()).toEqual(toCounts(0));
  });
});
