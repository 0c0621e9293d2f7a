import { accountPaths, type ErrorBody } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, postJson, signUp } from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const email = 'link@example.com';

async function getLinkToken(): Promise<string> {
  test.moveClock(3_600_000);
  await postJson(test, accountPaths.forgotPassword, { email });
  const mail = (await test.mailsTo(email, 2)).at(-1);
  return /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

it('a link can be looked at without using it up, and is dead once it was used', async () => {
  await signUp(test, email);
  const token = await getLinkToken();
  const look = () => postJson(test, accountPaths.resetLink, { token });
  expect([(await look()).statusCode, (await look()).statusCode]).toEqual([204, 204]);
  const password = `${goodPassword} anew`;
  expect((await postJson(test, accountPaths.resetPassword, { token, password })).statusCode).toBe(
    200,
  );
  const dead = await look();
  expect([dead.statusCode, dead.json<ErrorBody>().detail.error_code]).toEqual([
    400,
    'INVALID_TOKEN',
  ]);
  expect((await postJson(test, accountPaths.resetLink, { token: 'made-up' })).statusCode).toBe(400);
});
