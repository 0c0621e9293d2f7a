import { setTimeout as delay } from 'node:timers/promises';
import { accountPaths, type AccountExport, type AccountExportList } from '@vela/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, signUp, wideLimits } from '../../../testing/account-steps.ts';
import { visit, type Visitor } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { isFullRun } from '../../../testing/tier.ts';
import { exportedTables } from './exported-tables.ts';

const dayMs = 86_400_000;
const messageCount = isFullRun ? 10_000 : 1_000;
/** Announcements between processes: numbers of accounts, removed after a day. */
const notExported = new Set(['session_changes']);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

const query = (text: string, values: unknown[] = []) =>
  test.database.db.$client.query(text, values);
const confirm = (visitor: Visitor) =>
  visitor.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });

/** Questions and answers of a person, as they are stored, in one conversation. */
async function storeMessages(userId: number): Promise<void> {
  const { rows } = await query(
    `insert into conversations (user_id, title) values ($1, '=cmd|calc') returning id`,
    [userId],
  );
  const insert = `with made as (
      insert into messages (id, conversation_id, text, chosen, created_at, answer_id, answer_state, answer_started_at)
      select gen_random_uuid(), $1, 'question ' || n, '{}', now(), gen_random_uuid(), 'completed', now()
      from generate_series(1, $2::int) n returning answer_id, id, text)
    insert into answer_chunks (answer_id, position, message_id, chunk)
    select answer_id, p, id, case p when 0 then '{"type":"start"}'
      else '{"type":"text-delta","id":"answer","delta":' || to_json(p || ' of ' || text || '. ') || '}' end
    from made, generate_series(0, 2) p`;
  await query(insert, [rows[0].id, messageCount]);
}

async function waitForExport(visitor: Visitor, count = 1): Promise<AccountExport> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const { items } = (await visitor.call('GET', accountPaths.exports)).json<AccountExportList>();
    const ready = items.filter(({ state }) => state === 'ready');
    if (ready[0] !== undefined && ready.length === count) return ready[0];
    await delay(50);
  }
  throw new Error('the export is not ready in time');
}

it('holds all messages and all else in JSON and CSV, after step-up, for its owner alone, for a week', async () => {
  const signedIn = await signUp(test, 'take@example.com');
  const here = visit(test, '', signedIn);
  const other = visit(test, '', await signUp(test, 'other@example.com'));
  await storeMessages(signedIn.userId);
  const early = await here.call('POST', accountPaths.exports);
  expect([early.statusCode, early.json().detail.error_code]).toEqual([403, 'REAUTH_REQUIRED']);
  await confirm(here);
  expect((await here.call('POST', accountPaths.exports)).statusCode).toBe(202);
  const { id, bytes, expiresAt } = await waitForExport(here);
  expect(expiresAt).toBe(test.now() + 7 * dayMs);
  const mail = (await test.mailsTo('take@example.com', 2)).at(-1);
  expect(mail?.subject).toBe('Your Vela data is ready');
  await confirm(other);
  expect((await other.call('GET', accountPaths.exportFile(id))).statusCode).toBe(404);
  expect((await other.call('GET', accountPaths.exports)).json<AccountExportList>().items).toEqual(
    [],
  );

  const file = await here.call('GET', accountPaths.exportFile(id));
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(file.rawPayload.length).toBe(bytes);
  const files = unzipSync(file.rawPayload);
  const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const names = exportedTables.flatMap(({ name }) => [`json/${name}.json`, `csv/${name}.csv`]);
  expect(Object.keys(files).toSorted()).toEqual(names.toSorted());
  const messages: { question: string; answer: string }[] = JSON.parse(read('json/messages.json'));
  expect(messages).toHaveLength(messageCount);
  const last = `question ${messageCount}`;
  expect(messages.at(-1)).toMatchObject({
    question: last,
    answer: `1 of ${last}. 2 of ${last}. `,
  });
  expect(read('csv/messages.csv').split('\r\n')).toHaveLength(messageCount + 2);
  expect(read('csv/conversations.csv')).toContain(`,'=cmd|calc,`);
  expect(JSON.parse(read('json/account.json'))).toMatchObject([{ email: 'take@example.com' }]);
  const { rows } = await query('select password_hash from users where id = $1', [signedIn.userId]);
  const everything = Object.keys(files).map(read).join('');
  for (const secret of [rows[0].password_hash, 'argon2id', 'other@example.com'])
    expect(everything).not.toContain(secret);

  test.moveClock(7 * dayMs - 60_000);
  const later = await here.call('GET', accountPaths.exportFile(id));
  expect(later.statusCode).toBe(401);
});

it('covers every table with a person in it', async () => {
  const { rows } = await query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'actor_id') group by 1`,
  );
  const missing = rows
    .map(({ name }) => String(name))
    .filter((name) => !notExported.has(name))
    .filter(
      (name) => !exportedTables.some(({ query: text }) => new RegExp(`\\b${name}\\b`).test(text)),
    );
  expect(rows.length).toBeGreaterThan(12);
  expect(missing).toEqual([]);
});

it('is made three times a day at most, and removed with its file when its time is over', async () => {
  const here = visit(test, '', await signUp(test, 'often@example.com'));
  await confirm(here);
  for (let time = 0; time < 3; time += 1) {
    expect((await here.call('POST', accountPaths.exports)).statusCode).toBe(202);
    await waitForExport(here, time + 1);
  }
  expect((await here.call('POST', accountPaths.exports)).statusCode).toBe(429);
  test.moveClock(8 * dayMs);
  const later = visit(test, '', await signUp(test, 'later@example.com'));
  await confirm(later);
  await later.call('POST', accountPaths.exports);
  await waitForExport(later);
  const { rows } = await query(`select (select count(*)::int from account_exports) as exports,
    (select count(distinct export_id)::int from account_export_parts) as files`);
  expect(rows).toEqual([{ exports: 1, files: 1 }]);
});
