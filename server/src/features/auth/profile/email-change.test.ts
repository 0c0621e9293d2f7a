import { accountPaths, type Profile } from '@vela/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emailChanges } from '../../../db/schema/profile.ts';
import {
  goodPassword,
  postJson,
  readMailedCode,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { visit, type Visitor } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  const mail = { ...wideLimits.mail, email: { points: 2, seconds: 3600 } };
  test = await createTestApp({ deps: { authLimits: { ...wideLimits, mail } } });
});
afterAll(() => test.close());

const confirm = (visitor: Visitor) =>
  visitor.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
const start = (visitor: Visitor, email: string) =>
  visitor.call('POST', accountPaths.emailChange, { email });
const enter = (visitor: Visitor, oldCode: string, newCode: string) =>
  visitor.call('POST', accountPaths.confirmEmailChange, { oldCode, newCode });

const toShape = ({ emailChange }: Profile) => Object.keys(emailChange ?? {});

async function readNewestCode(address: string, atLeast: number): Promise<string> {
  const mails = await test.mailsTo(address, atLeast);
  return readMailedCode(mails.at(-1)?.text ?? '');
}

it('needs the password again, and the codes of both addresses; the old one is told', async () => {
  const here = visit(test, '', await signUp(test, 'old@example.com'));
  const early = await start(here, 'new@example.com');
  expect([early.statusCode, early.json().detail.error_code]).toEqual([403, 'REAUTH_REQUIRED']);
  expect((await confirm(here)).statusCode).toBe(204);
  const started = await start(here, 'New@Example.com');
  expect(started.json<Profile>().emailChange?.email).toBe('new@example.com');
  const oldCode = await readNewestCode('old@example.com', 2);
  const newCode = await readNewestCode('new@example.com', 1);
  const stored = JSON.stringify(await test.database.db.select().from(emailChanges));
  for (const code of [oldCode, newCode]) expect(stored).not.toContain(`"${code}"`);
  const wrong = await enter(here, oldCode, newCode === '111111' ? '222222' : '111111');
  expect(wrong.json().detail.fields).toMatchObject([{ field: 'newCode' }]);
  const done = await enter(here, oldCode, newCode);
  expect(done.json<Profile>()).toMatchObject({
    user: { email: 'new@example.com', email_verified: true },
    emailChange: null,
  });
  const notice = (await test.mailsTo('old@example.com', 3)).at(-1);
  expect(notice?.subject).toBe('The address of your Vela account was changed');
  const signIn = (email: string) =>
    postJson(test, accountPaths.login, { email, password: goodPassword });
  expect((await signIn('old@example.com')).statusCode).toBe(401);
  expect((await signIn('new@example.com')).statusCode).toBe(200);
  expect((await enter(here, oldCode, newCode)).statusCode).toBe(400);
});

it('answers alike for an address with an account, whose owner is told; no code takes it', async () => {
  await signUp(test, 'taken@example.com');
  const here = visit(test, '', await signUp(test, 'mover@example.com'));
  await confirm(here);
  const free = await start(here, 'free@example.com');
  const taken = await start(here, 'taken@example.com');
  expect(taken.statusCode).toBe(free.statusCode);
  expect(toShape(taken.json<Profile>())).toEqual(toShape(free.json<Profile>()));
  const told = (await test.mailsTo('taken@example.com', 2)).at(-1);
  expect(told?.subject).toBe('You already have a Vela account');
  const oldCode = await readNewestCode('mover@example.com', 3);
  for (const newCode of ['', '000000'])
    expect((await enter(here, oldCode, newCode)).statusCode).toBe(400);
});

it('evaluates at most five pairs of codes, also in parallel, and none after ten minutes', async () => {
  const here = visit(test, '', await signUp(test, 'five@example.com'));
  await confirm(here);
  await start(here, 'five-new@example.com');
  const oldCode = await readNewestCode('five@example.com', 2);
  const newCode = await readNewestCode('five-new@example.com', 1);
  await Promise.all(Array.from({ length: 50 }, () => enter(here, 'x', 'y')));
  const [change] = (await test.database.db.select().from(emailChanges)).slice(-1);
  expect(change?.tries).toBe(5);
  expect((await enter(here, oldCode, newCode)).statusCode).toBe(400);

  await start(here, 'five-later@example.com');
  const lateOld = await readNewestCode('five@example.com', 3);
  const lateNew = await readNewestCode('five-later@example.com', 1);
  test.moveClock(10 * 60_000 + 1_000);
  expect((await enter(here, lateOld, lateNew)).statusCode).toBe(400);
  expect((await start(here, 'six@example.com')).json().detail.error_code).toBe('REAUTH_REQUIRED');
});

it('ends the links that were mailed to the old address', async () => {
  const here = visit(test, '', await signUp(test, 'left@example.com'));
  await postJson(test, accountPaths.forgotPassword, { email: 'left@example.com' });
  const asked = (await test.mailsTo('left@example.com', 2)).at(-1);
  const token = /reset-password\/([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
  const look = () => postJson(test, accountPaths.resetLink, { token });
  expect((await look()).statusCode).toBe(204);
  await confirm(here);
  await start(here, 'kept@example.com');
  const oldCode = await readNewestCode('left@example.com', 3);
  const newCode = await readNewestCode('kept@example.com', 1);
  expect((await enter(here, oldCode, newCode)).statusCode).toBe(200);
  expect((await look()).statusCode).toBe(400);
});

it('tells at the code that the address was taken while it was confirmed', async () => {
  const here = visit(test, '', await signUp(test, 'race@example.com'));
  await confirm(here);
  await start(here, 'race-new@example.com');
  const oldCode = await readNewestCode('race@example.com', 2);
  const newCode = await readNewestCode('race-new@example.com', 1);
  const rival = await test.database.db.$client.connect();
  await rival.query('begin');
  await rival.query("insert into users (email, username) values ('race-new@example.com', 'Rival')");
  const entered = enter(here, oldCode, newCode);
  // The change waits for the rival's row, which is committed after the look for the address.
  const isWaiting = async () => {
    const { rows } = await test.database.db.$client.query(
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows[0].n > 0;
  };
  await vi.waitUntil(isWaiting);
  await rival.query('commit');
  rival.release();
  expect((await entered).json().detail.fields).toMatchObject([{ field: 'newCode' }]);
});

it('mails an address as often as its limit allows, whichever accounts ask', async () => {
  const [one, other] = [
    await signUp(test, 'one-asks@example.com'),
    await signUp(test, 'other-asks@example.com'),
  ];
  const answers = [];
  for (const who of [one, one, other]) {
    const visitor = visit(test, '', who);
    await confirm(visitor);
    answers.push((await start(visitor, 'victim@example.com')).statusCode);
  }
  expect(answers).toEqual([200, 200, 429]);
});
