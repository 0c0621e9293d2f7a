import { randomUUID } from 'node:crypto';
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
import { keepToRetention } from './keep-to-retention.ts';
import { endOfRetention, removeOldRecords } from './remove-old-records.ts';

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

/** A person with one record of every kind, all of one moment. Gives the person's number. */
async function leaveTraces(time: number): Promise<number> {
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

async function counts(): Promise<Record<string, number>> {
  const entries = Object.entries(tables).map(
    async ([name, table]) => [name, await database.db.$count(table)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
const allOf = (count: number) =>
  Object.fromEntries(Object.keys(tables).map((name) => [name, count]));

describe('records past their retention', () => {
  it('are those that would be more than twelve calendar months old a day later', () => {
    expect(endOfRetention(now)).toEqual(new Date(lastKept));
    expect(endOfRetention(Date.UTC(2028, 1, 29, 12))).toEqual(new Date(Date.UTC(2027, 2, 2, 12)));
    expect(endOfRetention(Date.UTC(2026, 0, 31))).toEqual(new Date(Date.UTC(2025, 1, 1)));
  });

  it('go, of every kind, and nothing of the person or of a later moment with them', async () => {
    const [old, young] = [await leaveTraces(lastKept - 1), await leaveTraces(lastKept)];
    expect(await counts()).toEqual(allOf(2));
    expect(await removeOldRecords(database.db, now)).toEqual({
      events: 1,
      tokens: 1,
      sessions: 1,
      verifications: 1,
      resets: 1,
    });
    expect(await counts()).toEqual(allOf(1));
    const owners = await database.db.select({ id: sessions.userId }).from(sessions);
    expect(owners).toEqual([{ id: young }]);
    expect(
      (await database.db.select({ id: users.id }).from(users))
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    ).toEqual([old, young]);
    expect(Object.values(await removeOldRecords(database.db, now))).toEqual([0, 0, 0, 0, 0]);
  });

  it('leave a session that is still used, however long ago it began', async () => {
    await leaveTraces(lastKept - 20 * dayMs);
    await database.db.update(sessions).set({ lastUsedAt: new Date(lastKept) });
    await removeOldRecords(database.db, now);
    expect((await counts())['sessions']).toBe(1);
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

  it('may take longer than what is asked for a request, for the first time there may be years of them', async () => {
    await leaveTraces(lastKept - 1);
    expect(await removeOldRecords(database.db, now)).toMatchObject({ events: 1 });
  });
});

describe('a server that listens', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('removes them a minute after its start and then every day, and ends nothing half done', async () => {
    const app = Fastify();
    keepToRetention(app, { db: database.db, now: () => now });
    await leaveTraces(lastKept - 1);
    await app.listen({ host: '127.0.0.1', port: 0 });
    expect(await counts()).toEqual(allOf(1));
    vi.advanceTimersByTime(minuteMs);
    await expect.poll(counts).toEqual(allOf(0));
    await leaveTraces(lastKept - 1);
    vi.advanceTimersByTime(dayMs - 1);
    expect(await counts()).toEqual(allOf(1));
    vi.advanceTimersByTime(1);
    await app.close();
    expect(await counts()).toEqual(allOf(0));
  });
});
