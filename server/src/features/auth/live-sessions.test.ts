import { setTimeout as delay } from 'node:timers/promises';
import { accountPaths, apiPaths } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, createDatabase } from '../../db/create-database.ts';
import { sessions, users } from '../../db/schema/account.ts';
import {
  getMe,
  goodPassword,
  ownPage,
  parseSignIn,
  postJson,
  signUp,
  wideLimits,
  type SignedIn,
} from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createLiveSessions } from './live-sessions.ts';

let first: TestApp;
/** Hears the announcements of PostgreSQL; the third lost them and polls alone. */
let second: TestApp;
let third: TestApp;

beforeAll(async () => {
  first = await createTestApp({ deps: { authLimits: wideLimits } });
  second = await createTestApp({ beside: first, deps: { authLimits: wideLimits } });
  third = await createTestApp({
    beside: first,
    deps: { authLimits: wideLimits, hearsSessionChanges: false },
  });
});
afterAll(async () => {
  for (const app of [third, second, first]) await app.close();
});

async function askStatus(app: TestApp, { accessToken }: SignedIn): Promise<number> {
  return (await getMe(app, accessToken)).statusCode;
}

/** Milliseconds until an app answers 401. */
async function measureRefusal(app: TestApp, who: SignedIn): Promise<number> {
  const begun = performance.now();
  while ((await askStatus(app, who)) !== 401) {
    if (performance.now() - begun > 5_000) throw new Error('the session was never refused');
    await delay(10);
  }
  return performance.now() - begun;
}

const logOut = (who: SignedIn) =>
  first.app.inject({
    method: 'POST',
    url: apiPaths.logout,
    headers: ownPage,
    cookies: { 'vela-refresh': who.refreshToken },
  });

async function resetPassword(who: SignedIn, email: string): Promise<void> {
  first.moveClock(3_600_000);
  await postJson(first, accountPaths.forgotPassword, { email });
  // The code, the sign-in on a new device, and the link.
  const mail = (await first.mailsTo(email, 3)).at(-1);
  const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const answer = await postJson(first, accountPaths.resetPassword, {
    token,
    password: `${goodPassword} 2`,
  });
  expect([answer.statusCode, await askStatus(first, who)]).toEqual([200, 401]);
}

const endInDatabase = ({ userId }: SignedIn) =>
  first.database.db
    .update(sessions)
    .set({ endedAt: new Date(first.now()), endReason: 'logout' })
    .where(eq(sessions.userId, userId));

const disableAccount = ({ userId }: SignedIn) =>
  first.database.db.update(users).set({ disabled: true }).where(eq(users.id, userId));

describe('a session known to three processes', () => {
  it.each([
    ['is signed out', 'out@example.com', logOut],
    ['loses its password', 'reset@example.com', resetPassword],
    ['is revoked in the database', 'revoked@example.com', endInDatabase],
    ['is of an account that is disabled', 'disabled@example.com', disableAccount],
  ])(
    '%s: refused everywhere within a second, also where the announcement is lost',
    async (_name, email, end) => {
      const registered = await signUp(first, email);
      const signedIn = await postJson(first, accountPaths.login, { email, password: goodPassword });
      const who = { ...parseSignIn(signedIn), userId: registered.userId };
      const apps = [first, second, third];
      // Twice: the second answer is from memory.
      for (const app of [...apps, ...apps]) expect(await askStatus(app, who)).toBe(200);
      await end(who, email);
      const waits = await Promise.all([second, third].map((app) => measureRefusal(app, who)));
      expect(Math.max(...waits)).toBeLessThan(1_000);
    },
  );

  it('of staff is read for each request: rights withdrawn end at once', async () => {
    const who = await signUp(first, 'staff@example.com');
    const setRole = (role: 'admin' | 'user') =>
      first.database.db.update(users).set({ role }).where(eq(users.id, who.userId));
    const readRoles = () =>
      Promise.all(
        [second, third].map(async (app) => (await getMe(app, who.accessToken)).json().role),
      );
    await setRole('admin');
    expect(await readRoles()).toEqual(['admin', 'admin']);
    await setRole('user');
    expect(await readRoles()).toEqual(['user', 'user']);
  });

  it('asks the database once, and then for no request', async () => {
    const who = await signUp(first, 'ordinary@example.com');
    await askStatus(second, who);
    let taken = 0;
    second.appDb.$client.on('acquire', () => (taken += 1));
    for (let request = 0; request < 300; request += 1) await askStatus(second, who);
    // Polls of half a second, and an announcement that is still on its way.
    expect(taken).toBeLessThan(15);
  });
});

it('is not taken from memory while changes may be missed, or when one arrives meanwhile', async () => {
  const who = await signUp(first, 'memory@example.com');
  const [row] = await first.database.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, who.userId));
  const id = row?.id ?? '';
  let isFresh = true;
  const db = createDatabase(first.database.url, { maxConnections: 1 });
  const live = createLiveSessions({ db, now: () => first.now(), isFresh: () => isFresh });
  const overtaken = live.find(id, who.userId);
  live.forget({ userId: 1 });
  await overtaken;
  let taken = 0;
  db.$client.on('acquire', () => (taken += 1));
  const countQueries = async () => {
    taken = 0;
    expect(await live.find(id, who.userId)).toMatchObject({ userId: who.userId });
    return taken;
  };
  expect(await countQueries()).toBe(1);
  expect(await live.find(id, who.userId + 1)).toBeUndefined();
  expect(await countQueries()).toBe(0);
  isFresh = false;
  expect(await countQueries()).toBe(1);
  await closeDatabase(db);
});
