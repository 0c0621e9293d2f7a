import { accountPaths } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accepted,
  readMailedCode,
  goodPassword,
  postJson,
  wideLimits,
} from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const attackerPassword = 'the attacker offered this one';
const headers = { 'x-vela-request': '1', 'sec-fetch-site': 'same-origin' };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

/** A browser that keeps the cookies it is given. */
function createBrowser() {
  const jar: Record<string, string> = {};
  return async (url: string, payload: object) => {
    const response = await test.app.inject({ method: 'POST', url, payload, headers, cookies: jar });
    for (const { name, value } of response.cookies) jar[name] = value;
    return response;
  };
}

type Browser = ReturnType<typeof createBrowser>;
const registerIn = (browser: Browser, email: string, password: string) =>
  browser(accountPaths.register, { email, password, username: 'Deniz', agreements: accepted });
const logIn = async (email: string, password: string) =>
  (await postJson(test, accountPaths.login, { email, password })).statusCode;

async function newestCode(email: string, mails: number): Promise<string> {
  return readMailedCode((await test.mailsTo(email, mails)).at(-1)?.text ?? '');
}

describe('an address that two browsers register', () => {
  it.each([
    ['after its owner', 'after@example.com', ['owner', 'attacker']],
    ['before its owner', 'before@example.com', ['attacker', 'owner']],
  ])('removes the password of an attacker who registered %s', async (_, email, order) => {
    const browsers = { owner: createBrowser(), attacker: createBrowser() };
    for (const who of order) {
      const isOwner = who === 'owner';
      await registerIn(
        isOwner ? browsers.owner : browsers.attacker,
        email,
        isOwner ? goodPassword : attackerPassword,
      );
    }
    const verified = await browsers.owner(accountPaths.verifyEmail, {
      email,
      code: await newestCode(email, 2),
    });
    expect(verified.statusCode).toBe(200);
    expect(await logIn(email, attackerPassword)).toBe(401);
    const ownerCameLast = order.at(-1) === 'owner';
    expect(await logIn(email, goodPassword)).toBe(ownerCameLast ? 200 : 401);
    expect(verified.json().password_reset_sent).toBe(ownerCameLast ? undefined : true);
    const mails = await test.mailsTo(email, ownerCameLast ? 2 : 3);
    expect(mails.some(({ text }) => text?.includes('/reset-password/'))).toBe(!ownerCameLast);
    expect(mails.at(-1)?.subject).toBe(
      ownerCameLast ? 'Your Vela verification code' : 'Choose your Vela password',
    );
  });

  it('keeps the newest password when the same browser registers twice', async () => {
    const [email, browser] = ['again@example.com', createBrowser()];
    await registerIn(browser, email, 'a first thought of a password');
    await registerIn(browser, email, goodPassword);
    expect(
      (await browser(accountPaths.verifyEmail, { email, code: await newestCode(email, 2) })).json()
        .password_reset_sent,
    ).toBeUndefined();
    expect(await logIn(email, goodPassword)).toBe(200);
    expect(await logIn(email, 'a first thought of a password')).toBe(401);
  });

  it('keeps no password when another browser verifies, even the same of two at the same time', async () => {
    const email = 'twice@example.com';
    await Promise.all([
      registerIn(createBrowser(), email, goodPassword),
      registerIn(createBrowser(), email, goodPassword),
    ]);
    const verified = await createBrowser()(accountPaths.verifyEmail, {
      email,
      code: await newestCode(email, 2),
    });
    expect(verified.json()).toMatchObject({ user: { email } });
    expect(verified.json().password_reset_sent).toBe(true);
    expect(await logIn(email, goodPassword)).toBe(401);
  });

  it('rejects a registration from another site', async () => {
    const payload = {
      email: 'foreign@example.com',
      password: attackerPassword,
      username: 'Deniz',
      agreements: accepted,
    };
    const response = await test.app.inject({
      method: 'POST',
      url: accountPaths.register,
      payload,
      headers: { origin: 'https://other.example' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  });

  it('keeps no password that one other browser chose for it before its owner came', async () => {
    const email = 'plain@example.com';
    await postJson(test, accountPaths.register, {
      email,
      password: goodPassword,
      username: 'Deniz',
      agreements: accepted,
    });
    expect(
      (
        await postJson(test, accountPaths.verifyEmail, { email, code: await newestCode(email, 1) })
      ).json().password_reset_sent,
    ).toBe(true);
    expect(await logIn(email, goodPassword)).toBe(401);
    const mails = await test.mailsTo(email, 2);
    expect(mails.at(-1)?.subject).toBe('Choose your Vela password');
  });
});

it('mails an address ten times a day, and answers alike whether it has an account or not', async () => {
  const [proven, open, unknown] = ['proven@example.com', 'open@example.com', 'new@example.com'];
  await registerIn(createBrowser(), open, goodPassword);
  const owner = createBrowser();
  await registerIn(owner, proven, goodPassword);
  await owner(accountPaths.verifyEmail, { email: proven, code: await newestCode(proven, 1) });
  const answers: Record<string, string[]> = {};
  for (const email of [proven, open, unknown])
    for (let round = 0; round < 12; round += 1) {
      const { statusCode, body } = await registerIn(createBrowser(), email, attackerPassword);
      answers[email] = [...(answers[email] ?? []), `${statusCode} ${body}`];
    }
  expect(answers[unknown]?.every((answer) => answer.startsWith('200'))).toBe(true);
  expect([answers[proven], answers[open]]).toEqual([answers[unknown], answers[unknown]]);
  for (const email of [proven, open, unknown])
    expect(await test.mailsTo(email, 10)).toHaveLength(10);
  // A password that was offered without a mail is kept no more than another one.
  expect(await logIn(proven, attackerPassword)).toBe(401);
  test.moveClock(24 * 3_600_000 + 1000);
  await registerIn(createBrowser(), proven, attackerPassword);
  expect(await test.mailsTo(proven, 11)).toHaveLength(11);
});
