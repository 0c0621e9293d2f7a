import { accountPaths } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvents } from '../../../db/schema/account.ts';
import {
  getMe,
  goodPassword,
  parseSignIn,
  postJson,
  refreshWith,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { visit } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

const newPassword = 'sekiz vapur ve bir martı';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

const signIn = (email: string, password: string) =>
  postJson(test, accountPaths.login, { email, password });

it('ends all other sessions at once, leaves this one, mails and records it', async () => {
  const email = 'change@example.com';
  const here = await signUp(test, email);
  const other = parseSignIn(await signIn(email, goodPassword));
  const payload = { currentPassword: goodPassword, password: newPassword };
  const answer = await visit(test, '', here).call('POST', accountPaths.password, payload);
  expect(answer.statusCode).toBe(204);
  expect((await getMe(test, here.accessToken)).statusCode).toBe(200);
  expect((await getMe(test, other.accessToken)).statusCode).toBe(401);
  expect((await refreshWith(test, other.refreshToken)).statusCode).toBe(401);
  expect((await signIn(email, goodPassword)).statusCode).toBe(401);
  expect((await signIn(email, newPassword)).statusCode).toBe(200);
  // The code, the sign-in from another device, the change: in the order they are delivered.
  const mails = await test.mailsTo(email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('Your Vela password was changed');
  const events = await test.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'password-change'));
  expect(events).toMatchObject([{ actorId: here.userId, result: 'success' }]);
});

it('needs the present password, and one that may be taken, each told at its field', async () => {
  const here = visit(test, '', await signUp(test, 'refused@example.com'));
  const ask = async (currentPassword: string, password: string) => {
    const answer = await here.call('POST', accountPaths.password, { currentPassword, password });
    const { fields } = answer.json<{ detail: { fields: unknown } }>().detail;
    return [answer.statusCode, fields];
  };
  expect(await ask('a wrong password', newPassword)).toEqual([
    400,
    [{ field: 'currentPassword', message: 'Current password is wrong.' }],
  ]);
  expect(await ask(goodPassword, 'password1234')).toMatchObject([400, [{ field: 'password' }]]);
  expect((await signIn('refused@example.com', goodPassword)).statusCode).toBe(200);
});

it('is guessed at most ten times at once in a session, then one waits', async () => {
  const here = visit(test, '', await signUp(test, 'guessed@example.com'));
  const guess = (currentPassword: string) =>
    here.call('POST', accountPaths.confirmIdentity, { currentPassword });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => guess(`guess number ${index}`)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await guess(goodPassword)).statusCode).toBe(429);
  test.moveClock(16 * 60_000);
  expect((await guess(goodPassword)).statusCode).toBe(401);
});
