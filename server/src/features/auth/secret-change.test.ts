import { accountPaths } from '@vela/contracts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getMe,
  getRefreshToken,
  goodPassword,
  ownPage,
  postJson,
  readMailedCode,
  refreshWith,
  register,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { visit } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const oldSecret = 'the old secret of sessions, 32 letters';
const newSecret = 'the new secret of sessions, 32 letters';
const deps = { authLimits: wideLimits };

/** Signs by the old secret, and accepts the new one. */
let before: TestApp;
/** Signs by the new one, and accepts the old one. */
let after: TestApp;
/** Knows the new one alone. */
let last: TestApp;
beforeAll(async () => {
  const config = { sessionSecret: oldSecret, secondSessionSecret: newSecret };
  before = await createTestApp({ config, deps });
  const exchanged = { sessionSecret: newSecret, secondSessionSecret: oldSecret };
  after = await createTestApp({ beside: before, config: exchanged, deps });
  const alone = { sessionSecret: newSecret, secondSessionSecret: undefined };
  last = await createTestApp({ beside: before, config: alone, deps });
});
afterAll(async () => {
  for (const app of [last, after, before]) await app.close();
});

/** Refreshes at both processes at once with one token; statuses, and the successors they gave. */
async function refreshAtBoth(token: string) {
  const answers = await Promise.all([before, after].map((app) => refreshWith(app, token)));
  const [access = ''] = answers.map((answer) => String(answer.json().access_token));
  const read = await Promise.all([before, after].map((app) => getMe(app, access)));
  return {
    access,
    statuses: [...answers, ...read].map(({ statusCode }) => statusCode),
    successors: new Set(answers.map(getRefreshToken)),
  };
}

it('refuses no request of anybody while two processes exchange their session secret', async () => {
  const people = await Promise.all(
    [1, 2, 3, 4].map((number) => signUp(before, `person${number}@example.com`)),
  );
  const statuses: number[] = [];
  const tokens = await Promise.all(
    people.map(async ({ refreshToken }) => {
      let [token, access] = [refreshToken, ''];
      for (let round = 0; round < 12; round += 1) {
        const refreshed = await refreshAtBoth(token);
        statuses.push(...refreshed.statuses);
        expect(refreshed.successors.size).toBe(1);
        [token = '', access] = [[...refreshed.successors][0], refreshed.access];
      }
      return { token, access };
    }),
  );
  expect(statuses).toHaveLength(4 * 12 * 4);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  for (const { token } of tokens) expect((await refreshWith(last, token)).statusCode).toBe(200);
});

it('accepts a token of the old secret only while that is accepted', async () => {
  const { accessToken } = await signUp(before, 'token@example.com');
  const ask = async (app: TestApp) => (await getMe(app, accessToken)).statusCode;
  expect([await ask(after), await ask(last)]).toEqual([200, 401]);
});

it('accepts mailed and recovery codes of the other secret', async () => {
  const email = 'codes@example.com';
  const registered = await register(before, email);
  const [mail] = await before.mailsTo(email);
  const [cookie] = registered.cookies;
  const verified = await after.app.inject({
    method: 'POST',
    url: accountPaths.verifyEmail,
    payload: { email, code: readMailedCode(mail?.text ?? '') },
    headers: ownPage,
    cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
  });
  const { access_token: accessToken, user } = verified.json();
  const here = visit(before, '', { accessToken });
  await here.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  const { secret } = (await here.call('POST', accountPaths.secondFactor)).json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: before.now(),
  });
  const { recoveryCodes } = (await here.call('POST', accountPaths.confirmFactor, { code })).json();
  const signedIn = await postJson(after, accountPaths.login, {
    email,
    password: goodPassword,
    code: recoveryCodes[0],
  });
  expect(signedIn.json().user).toEqual(user);
});
