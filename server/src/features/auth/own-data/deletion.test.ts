import { setTimeout as delay } from 'node:timers/promises';
import { accountPaths } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getMe,
  getRefreshToken,
  goodPassword,
  postJson,
  refreshWith,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { visit, type Visitor } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { isFullRun } from '../../../testing/tier.ts';
import { eraseDueAccounts } from './account-deletion.ts';
import { eraseRestoredAccounts } from './erased-accounts.ts';

const dayMs = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

const query = (text: string, values: unknown[] = []) =>
  test.database.db.$client.query(text, values);
const getJobDeps = () => ({ config: test.config, db: test.appDb, now: () => test.now() });
const erase = () => eraseDueAccounts(getJobDeps());
const signIn = (email: string) =>
  postJson(test, accountPaths.login, { email, password: goodPassword });

async function requestDeletion(visitor: Visitor) {
  await visitor.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  return visitor.call('POST', accountPaths.deletion);
}

/** Tables in which some row holds a text. */
async function findTables(text: string): Promise<string[]> {
  const { rows } = await query(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await query(`select 1 from "${name}" t where t::text like $1 limit 1`, [
      `%${text}%`,
    ]);
    if (held.rowCount !== 0) found.push(String(name));
  }
  return found;
}

it('needs the password again, ends all sessions, and a sign-in within thirty days cancels it', async () => {
  const email = 'stays@example.com';
  const signedIn = await signUp(test, email);
  const here = visit(test, '', signedIn);
  const early = await here.call('POST', accountPaths.deletion);
  expect([early.statusCode, early.json().detail.error_code]).toEqual([403, 'REAUTH_REQUIRED']);
  const done = await requestDeletion(here);
  expect([done.statusCode, getRefreshToken(done)]).toEqual([204, '']);
  expect((await getMe(test, signedIn.accessToken)).statusCode).toBe(401);
  expect((await refreshWith(test, signedIn.refreshToken)).statusCode).toBe(401);
  const mail = (await test.mailsTo(email, 2)).at(-1);
  expect(mail?.subject).toBe('Your Vela account will be erased');
  expect(mail?.text).toContain('December 21, 2026');
  test.moveClock(30 * dayMs - 60_000);
  expect(await erase()).toBe(0);
  const back = await signIn(email);
  expect(back.json()).toMatchObject({ deletion_cancelled: true, user: { email } });
  expect((await signIn(email)).json().deletion_cancelled).toBeUndefined();
  test.moveClock(31 * dayMs);
  expect(await erase()).toBe(0);
  const subjects = (await test.mailsTo(email, 4)).map(({ subject }) => subject);
  expect(subjects).toContain('Your Vela account stays');
});

it('is noted and mailed once when it is asked for three times at once', async () => {
  const email = 'thrice@example.com';
  const signedIn = await signUp(test, email);
  const here = visit(test, '', signedIn);
  await here.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  const answers = await Promise.all([1, 2, 3].map(() => here.call('POST', accountPaths.deletion)));
  // One that comes after the first is refused: its session has ended.
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toContain(204);
  expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
  const { rows } = await query(
    `select (select count(*)::int from mail_outbox where user_id = $1 and kind = 'deletion-requested') mails,
       (select count(*)::int from audit_events where actor_id = $1 and action = 'deletion-requested') events`,
    [signedIn.userId],
  );
  expect(rows).toEqual([{ mails: 1, events: 1 }]);
  expect((await signIn(email)).json().deletion_cancelled).toBe(true);
});

it('erases the account with all messages after thirty days; security records lose its number', async () => {
  const email = 'leaves@example.com';
  const signedIn = await signUp(test, email);
  const here = visit(test, '', signedIn);
  const { userId } = signedIn;
  const conversation = await here.begin();
  await query(
    `insert into messages (id, conversation_id, text, chosen, created_at, answer_id, answer_state, answer_started_at)
     select gen_random_uuid(), $1, 'a secret of leaves', '{}', now(), gen_random_uuid(), 'completed', now()
     from generate_series(1, $2::int)`,
    [conversation, isFullRun ? 10_000 : 1_000],
  );
  await query(
    `insert into answer_chunks (answer_id, position, message_id, chunk)
     select answer_id, p, id, '{"secret":"of leaves"}' from messages, generate_series(0, 2) p
     where conversation_id = $1`,
    [conversation],
  );
  await here.call('PATCH', accountPaths.profile, { theme: 'dark' });
  await requestDeletion(here);
  // The mail is delivered before its row is erased.
  await test.mailsTo(email, 2);
  await delay(50);
  test.moveClock(30 * dayMs);
  expect(await erase()).toBe(1);
  expect(await findTables(email)).toEqual([]);
  expect(await findTables('of leaves')).toEqual([]);
  const columns = await query(
    `select table_name as name, column_name as col from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'actor_id')
       and table_name <> 'session_changes'`,
  );
  for (const { name, col } of columns.rows) {
    const left = await query(`select 1 from "${name}" where "${col}" = $1`, [userId]);
    expect([name, left.rowCount]).toEqual([name, 0]);
  }
  const kept = await query(
    `select actor_id from audit_events where action = 'deletion-requested' order by id desc limit 1`,
  );
  expect(kept.rows).toEqual([{ actor_id: null }]);
  expect((await signIn(email)).statusCode).toBe(401);
});

it('erases an account again that a restored backup has brought back, and no later one of its number', async () => {
  const email = 'restored@example.com';
  const signedIn = await signUp(test, email);
  const { userId } = signedIn;
  await query(`create table saved_users as select * from users where id = ${userId}`);
  await requestDeletion(visit(test, '', signedIn));
  test.moveClock(30 * dayMs);
  expect(await erase()).toBe(1);
  const restore = () =>
    query('insert into users overriding system value select * from saved_users');
  await restore();
  expect(await eraseRestoredAccounts(getJobDeps())).toBe(1);
  expect((await signIn(email)).statusCode).toBe(401);
  await query(`update saved_users set created_at = created_at + interval '1 second'`);
  await restore();
  expect(await eraseRestoredAccounts(getJobDeps())).toBe(0);
  await query('drop table saved_users');
});
