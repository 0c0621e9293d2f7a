import { apiPaths } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, codeIn, goodPassword, post, wideLimits } from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const strangersPassword = 'the stranger offered this one';
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
  browser(apiPaths.register, { email, password, username: 'Deniz', agreements: accepted });
const logIn = async (email: string, password: string) =>
  (await post(test, apiPaths.login, { email, password })).statusCode;

async function newestCode(email: string, mails: number): Promise<string> {
  return codeIn((await test.mailsTo(email, mails)).at(-1)?.text ?? '');
}

describe('an address that two browsers register', () => {
  it.each([
    ['after its owner', 'after@example.com', ['owner', 'stranger']],
    ['before its owner', 'before@example.com', ['stranger', 'owner']],
  ])('keeps no password of a stranger who came %s', async (_, email, order) => {
    const browsers = { owner: createBrowser(), stranger: createBrowser() };
    for (const who of order) {
      const isOwner = who === 'owner';
      await registerIn(
        isOwner ? browsers.owner : browsers.stranger,
        email,
        isOwner ? goodPassword : strangersPassword,
      );
    }
    const verified = await browsers.owner(apiPaths.verifyEmail, {
      email,
      code: await newestCode(email, 2),
    });
    expect(verified.statusCode).toBe(200);
    expect(await logIn(email, strangersPassword)).toBe(401);
    const ownerCameLast = order.at(-1) === 'owner';
    expect(await logIn(email, goodPassword)).toBe(ownerCameLast ? 200 : 401);
    expect(verified.json().password_reset_sent).toBe(ownerCameLast ? undefined : true);
    const mails = await test.mailsTo(email, ownerCameLast ? 2 : 3);
    expect(mails.some(({ text }) => text?.includes('/reset-password/'))).toBe(!ownerCameLast);
    expect(mails.at(-1)?.subject).toBe(
      ownerCameLast ? 'Your Vela verification code' : 'Choose your Vela password',
    );
  });

  it('keeps the newest password when the same browser only thought better of it', async () => {
    const [email, browser] = ['again@example.com', createBrowser()];
    await registerIn(browser, email, 'a first thought of a password');
    await registerIn(browser, email, goodPassword);
    expect(
      (await browser(apiPaths.verifyEmail, { email, code: await newestCode(email, 2) })).json()
        .password_reset_sent,
    ).toBeUndefined();
    expect(await logIn(email, goodPassword)).toBe(200);
    expect(await logIn(email, 'a first thought of a password')).toBe(401);
  });

  it('takes the same password from two browsers for the same person, however close together', async () => {
    const email = 'twice@example.com';
    await Promise.all([
      registerIn(createBrowser(), email, goodPassword),
      registerIn(createBrowser(), email, goodPassword),
    ]);
    const verified = await createBrowser()(apiPaths.verifyEmail, {
      email,
      code: await newestCode(email, 2),
    });
    expect(verified.json()).toMatchObject({ user: { email } });
    expect(verified.json().password_reset_sent).toBeUndefined();
    expect(await logIn(email, goodPassword)).toBe(200);
  });

  it('is not taken by a page of another site', async () => {
    const payload = {
      email: 'foreign@example.com',
      password: strangersPassword,
      username: 'Deniz',
      agreements: accepted,
    };
    const response = await test.app.inject({
      method: 'POST',
      url: apiPaths.register,
      payload,
      headers: { origin: 'https://other.example' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  });

  it('asks nothing of a client without cookies that registered once', async () => {
    const email = 'plain@example.com';
    await post(test, apiPaths.register, {
      email,
      password: goodPassword,
      username: 'Deniz',
      agreements: accepted,
    });
    expect(
      (await post(test, apiPaths.verifyEmail, { email, code: await newestCode(email, 1) }))
        .statusCode,
    ).toBe(200);
    expect(await logIn(email, goodPassword)).toBe(200);
  });
});

it('refuses honestly when an address was mailed ten times in a day, proven or not', async () => {
  const [proven, open] = ['proven@example.com', 'open@example.com'];
  await registerIn(createBrowser(), open, goodPassword);
  await registerIn(createBrowser(), proven, goodPassword);
  await post(test, apiPaths.verifyEmail, { email: proven, code: await newestCode(proven, 1) });
  const answers = { proven: [] as number[], open: [] as number[] };
  for (let round = 0; round < 12; round += 1) {
    answers.proven.push((await registerIn(createBrowser(), proven, strangersPassword)).statusCode);
    answers.open.push((await registerIn(createBrowser(), open, strangersPassword)).statusCode);
  }
  expect(answers.open).toEqual([...Array.from({ length: 9 }, () => 200), 429, 429, 429]);
  expect(answers.proven).toEqual(answers.open);
  test.moveClock(20 * 3_600_000);
  const refused = await registerIn(createBrowser(), open, strangersPassword);
  expect(refused.headers['retry-after']).toBe(String(4 * 3600));
  expect(refused.json().detail).toMatchObject({
    error_code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please try again in 4 hours.',
    retry_after: 4 * 3600,
  });
  test.moveClock(4 * 3_600_000 + 1000);
  expect((await registerIn(createBrowser(), open, strangersPassword)).statusCode).toBe(200);
});
