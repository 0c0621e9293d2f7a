import { createHmac } from 'node:crypto';
import { accountPaths, type FactorSetup, type Profile, type RecoveryCodes } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recoveryCodes, totpFactors } from '../../../db/schema/second-factor.ts';
import {
  getRefreshToken,
  goodPassword,
  postJson,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { visit, type Visitor } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

/** The code of an app, in the plain steps of RFC 4226 and 6238. */
function calculateCode(secret: string, at: number): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

const confirm = (visitor: Visitor, code?: string) =>
  visitor.call('POST', accountPaths.confirmIdentity, {
    currentPassword: goodPassword,
    ...(code === undefined ? {} : { code }),
  });
const logIn = (email: string, code?: string) =>
  postJson(test, accountPaths.login, {
    email,
    password: goodPassword,
    ...(code === undefined ? {} : { code }),
  });
const wrongCode = (right: string) => (right === '111111' ? '222222' : '111111');

type Protected = { here: Visitor; secret: string; codes: readonly string[]; now: () => string };

/** Signs up and switches the second factor on; then a step of 30 seconds passes. */
async function protect(email: string): Promise<Protected> {
  const here = visit(test, '', await signUp(test, email));
  await confirm(here);
  const { secret } = (await here.call('POST', accountPaths.secondFactor)).json<FactorSetup>();
  const now = (): string => calculateCode(secret, test.now());
  const on = await here.call('POST', accountPaths.confirmFactor, { code: now() });
  test.moveClock(30_000);
  return { here, secret, codes: on.json<RecoveryCodes>().recoveryCodes, now };
}

it('is switched on after step-up by a code of the app; secret and codes are not in plain text', async () => {
  const here = visit(test, '', await signUp(test, 'on@example.com'));
  const early = await here.call('POST', accountPaths.secondFactor);
  expect([early.statusCode, early.json().detail.error_code]).toEqual([403, 'REAUTH_REQUIRED']);
  await confirm(here);
  const { secret, uri } = (await here.call('POST', accountPaths.secondFactor)).json<FactorSetup>();
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  const right = calculateCode(secret, test.now());
  const wrong = await here.call('POST', accountPaths.confirmFactor, { code: wrongCode(right) });
  expect([wrong.statusCode, wrong.json().detail.fields[0].field]).toEqual([400, 'code']);
  // Not confirmed: a sign-in does not need it yet.
  expect((await logIn('on@example.com')).statusCode).toBe(200);
  const on = await here.call('POST', accountPaths.confirmFactor, { code: right });
  const codes = on.json<RecoveryCodes>().recoveryCodes;
  expect(new Set(codes).size).toBe(10);
  const { secondFactor } = (await here.call('GET', accountPaths.profile)).json<Profile>();
  expect(secondFactor).toEqual({ active: true, recoveryCodesLeft: 10 });
  const stored = JSON.stringify([
    await test.database.db.select().from(totpFactors),
    await test.database.db.select().from(recoveryCodes),
  ]);
  for (const one of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(one);
  const mail = (await test.mailsTo('on@example.com', 3)).find(
    ({ subject }) => subject === 'Two-step sign-in is on for your Vela account',
  );
  // Its owner is signed in, and is led on from pages for guests.
  expect(mail?.text).toContain('/profile?tab=security');
});

it('is asked for after the right password only, and a code works once, also in parallel', async () => {
  const email = 'once@example.com';
  const { now } = await protect(email);
  const asked = await logIn(email);
  expect([asked.statusCode, asked.json().detail.error_code]).toEqual([
    403,
    'SECOND_FACTOR_REQUIRED',
  ]);
  expect(getRefreshToken(asked)).toBeUndefined();
  const wrongPassword = await postJson(test, accountPaths.login, {
    email,
    password: 'x',
    code: now(),
  });
  expect(wrongPassword.json().detail.error_code).toBe('INVALID_CREDENTIALS');
  const wrong = await logIn(email, wrongCode(now()));
  expect([wrong.statusCode, wrong.json().detail.fields[0].field]).toEqual([400, 'code']);
  const answers = await Promise.all(Array.from({ length: 2 }, () => logIn(email, now())));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  test.moveClock(30_000);
  // As it is copied from a page or read aloud: "123\u2011456", with an invisible character.
  const copied = `${now().slice(0, 3)}\u2011${now().slice(3)}\u200b`;
  expect((await logIn(email, copied)).statusCode).toBe(200);
});

it('accepts each recovery code once, however it is spelled, and none of another account', async () => {
  const email = 'recover@example.com';
  const { codes, here } = await protect(email);
  const other = await protect('recover-other@example.com');
  const [first = '', second = ''] = codes;
  expect((await logIn(email, other.codes[0])).statusCode).toBe(400);
  expect((await logIn(email, first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
  expect((await logIn(email, first)).statusCode).toBe(400);
  const { secondFactor } = (await here.call('GET', accountPaths.profile)).json<Profile>();
  expect(secondFactor.recoveryCodesLeft).toBe(9);
  const renewed = (await here.call('POST', accountPaths.recoveryCodes)).json<RecoveryCodes>();
  expect((await logIn(email, second)).statusCode).toBe(400);
  expect((await logIn(email, renewed.recoveryCodes[0])).statusCode).toBe(200);
});

it('cannot be guessed: wrong codes count like wrong passwords', async () => {
  const email = 'guess@example.com';
  const { now } = await protect(email);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1)
    statuses.push((await logIn(email, wrongCode(now()))).statusCode);
  // Five failures of an account from one address, then a delay.
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429, 429, 429, 429]);
  expect((await logIn(email, now())).statusCode).toBe(429);
});

it('is needed by every way to a session, and by the step-up that switches it off', async () => {
  const email = 'ways@example.com';
  const { here, now } = await protect(email);
  await postJson(test, accountPaths.forgotPassword, { email });
  const mails = await test.mailsTo(email, 3);
  const link = /\/reset-password\/([\w-]+)/.exec(mails.at(-1)?.text ?? '');
  test.moveClock(11 * 60_000);
  const early = await here.call('DELETE', accountPaths.secondFactor);
  expect(early.json().detail.error_code).toBe('REAUTH_REQUIRED');
  const password = 'sekiz vapur ve bir martı';
  const reset = await postJson(test, accountPaths.resetPassword, {
    token: link?.[1] ?? '',
    password,
  });
  expect([reset.statusCode, getRefreshToken(reset)]).toEqual([200, '']);
  const resend = await postJson(test, accountPaths.resendVerification, { email });
  expect(resend.statusCode).toBe(200);
  const answer = await postJson(test, accountPaths.login, { email, password });
  expect(answer.json().detail.error_code).toBe('SECOND_FACTOR_REQUIRED');
  const signedIn = await postJson(test, accountPaths.login, { email, password, code: now() });
  const back = visit(test, '', { accessToken: signedIn.json().access_token });
  const stepUp = (code?: string) =>
    back.call('POST', accountPaths.confirmIdentity, {
      currentPassword: password,
      ...(code === undefined ? {} : { code }),
    });
  expect((await stepUp()).json().detail.error_code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await stepUp(wrongCode(now()))).statusCode).toBe(400);
  expect((await back.call('DELETE', accountPaths.secondFactor)).statusCode).toBe(403);
  test.moveClock(30_000);
  expect((await stepUp(now())).statusCode).toBe(204);
  expect((await back.call('DELETE', accountPaths.secondFactor)).statusCode).toBe(204);
  const login = await postJson(test, accountPaths.login, { email, password });
  expect(login.statusCode).toBe(200);
});

it('is needed for a new password too: the password alone sets no counter of codes back', async () => {
  const { here } = await protect('counter@example.com');
  // The step-up of before is over; the access token is not.
  test.moveClock(11 * 60_000);
  const change = await here.call('POST', accountPaths.password, {
    currentPassword: goodPassword,
    password: 'a',
  });
  expect([change.statusCode, change.json().detail.error_code]).toEqual([403, 'REAUTH_REQUIRED']);
});
