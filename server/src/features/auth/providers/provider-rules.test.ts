import { accountPaths, signInPaths } from '@vela/contracts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getMe,
  getRefreshToken,
  goodPassword,
  ownPage,
  postJson,
  signUp,
  wideLimits,
} from '../../../testing/account-steps.ts';
import { visit } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { startOpenidProvider, type OpenidProvider } from '../../../testing/openid-provider.ts';
import {
  finishAtPage,
  goToProvider,
  goToProviderFrom,
  postAppleForm,
  toTestProviders,
} from '../../../testing/provider-steps.ts';
import { createProviderCookie } from './provider-cookie.ts';
import { isFullRun } from '../../../testing/tier.ts';

let openid: OpenidProvider;
let test: TestApp;
beforeAll(async () => {
  openid = await startOpenidProvider('http://localhost:3000');
  test = await createTestApp({
    config: { providers: toTestProviders(openid) },
    deps: { authLimits: wideLimits },
  });
});
afterAll(async () => {
  await test.close();
  await openid.close();
});

const elsewhere = [
  'https://evil.example',
  'http:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example/chat',
  '//evil.example',
  '///evil.example',
  '////evil.example/chat',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//evil.example\\@site.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/chat\\..\\..\\evil.example',
  '/chat\r\nset-cookie: a=b',
  'evil.example',
  '.evil.example',
  '@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,evil',
  'vbscript:evil',
  'blob:https://evil.example/1',
];

const signsIn = (subject: string, email = `${subject}@example.com`): void =>
  openid.signsIn(subject, { email, email_verified: true });

async function returnFromApple(subject: string) {
  signsIn(subject);
  const returned = await goToProvider(test, 'apple');
  const form = await postAppleForm(test, returned);
  const query = new URL(String(form.headers.location), 'http://localhost').searchParams;
  return { form, query, cookies: returned.cookies };
}

const exchange = (code: string | null, cookies: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: signInPaths.providerToken('apple'),
    payload: { code },
    headers: ownPage,
    cookies,
  });

describe('the return of Apple', () => {
  it('is a 303 with a token of one use, for 60 seconds, in the browser that began', async () => {
    const first = await returnFromApple('apple-once');
    expect(first.form.statusCode).toBe(303);
    const token = first.query.get('apple_token');
    const other = await returnFromApple('apple-other');
    expect((await exchange(token, other.cookies)).statusCode).toBe(400);
    // The try of another browser has used it up.
    expect((await exchange(token, first.cookies)).statusCode).toBe(400);
    const late = await returnFromApple('apple-late');
    test.moveClock(61_000);
    expect((await exchange(late.query.get('apple_token'), late.cookies)).statusCode).toBe(400);
    const good = await returnFromApple('apple-good');
    const answers = await Promise.all(
      [1, 2].map(() => exchange(good.query.get('apple_token'), good.cookies)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400,
    ]);
    expect((await getMe(test, good.query.get('apple_token') ?? '')).statusCode).toBe(401);
  });

  it('shows neither address nor number of an account, and logs no token', async () => {
    const { query } = await returnFromApple('apple-shown');
    expect(query.get('email')).toBe('a***@example.com');
    expect(query.get('user_id')).toMatch(/^[0-9a-f-]{36}$/);
    const logged = test.logLines.join('\n');
    expect(logged).not.toContain(query.get('apple_token'));
    expect(logged).not.toContain('apple-shown@example.com');
  });
});

/** An account with an authenticator app whose first code was used. */
async function setUpFactor(email: string) {
  const here = visit(test, '', await signUp(test, email));
  await here.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  const { secret } = (await here.call('POST', accountPaths.secondFactor)).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const generate = (): string => totp.generate({ timestamp: test.now() });
  await here.call('POST', accountPaths.confirmFactor, { code: generate() });
  test.moveClock(60_000);
  return { email, generate };
}

describe('a sign-in at a provider', () => {
  it('begins with state, nonce and PKCE of its own each time', async () => {
    const starts = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.app.inject({ url: signInPaths.providerStart('google') }),
      ),
    );
    const read = (name: string) =>
      new Set(
        starts.map(({ headers }) => new URL(String(headers.location)).searchParams.get(name)),
      );
    expect(['state', 'nonce', 'code_challenge'].map((name) => read(name).size)).toEqual([
      50, 50, 50,
    ]);
    expect([...read('code_challenge_method')]).toEqual(['S256']);
  });

  it('of one provider is not accepted for another, nor with the cookie of a connection', async () => {
    signsIn('mixed');
    const { answer, cookies } = await goToProvider(test, 'google');
    const payload = { code: answer['code'], state: answer['state'], iss: answer['iss'] };
    const url = signInPaths.providerToken('microsoft');
    const mixed = await test.app.inject({
      method: 'POST',
      url,
      payload,
      cookies,
      headers: ownPage,
    });
    expect([mixed.statusCode, getRefreshToken(mixed)]).toEqual([400, undefined]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    ...(isFullRun ? elsewhere.concat(`/${'a'.repeat(500)}`) : []),
  ])('leads on to this site only: %s', async (from) => {
    signsIn('leads');
    const returned = await goToProviderFrom(test, 'google', from);
    const answer = await finishAtPage(test, 'google', { returned });
    expect([answer.statusCode, answer.json().return_to]).toEqual([200, undefined]);
  });

  it('keeps no page of another site: 30 ways to write one', async () => {
    const cookie = createProviderCookie(test.config);
    const readReturn = async (from: string) => {
      const url = `${signInPaths.providerStart('google')}?${new URLSearchParams({ from }).toString()}`;
      const started = await test.app.inject({ url });
      const cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]));
      const request: Parameters<typeof cookie.read>[0] = Object.create({ cookies });
      return cookie.read(request, test.now())?.returnTo;
    };
    expect(await readReturn('/watch?tab=alerts')).toBe('/watch?tab=alerts');
    expect(elsewhere).toHaveLength(30);
    expect(await Promise.all(elsewhere.map(readReturn))).toEqual(elsewhere.map(() => null));
  });

  it('leads on to a page of this site', async () => {
    signsIn('leads');
    const returned = await goToProviderFrom(test, 'google', '/chat?symbol=AAPL');
    const answer = await finishAtPage(test, 'google', { returned });
    expect(answer.json().return_to).toBe('/chat?symbol=AAPL');
  });

  it('asks for the code of a second factor, five times at most, and then leads on', async () => {
    const { email, generate } = await setUpFactor('factor@example.com');
    signsIn('with-factor', email);
    const asked = await finishAtPage(test, 'google', {
      returned: await goToProvider(test, 'google'),
    });
    expect(asked.json().detail.error_code).toBe('SECOND_FACTOR_REQUIRED');
    expect(getRefreshToken(asked)).toBeUndefined();
    const send = (ticket: string, code: string) =>
      postJson(test, signInPaths.ticket, { ticket, code });
    const wrong = await send(asked.json().detail.ticket, '000000');
    expect(wrong.json().detail.fields).toMatchObject([{ field: 'code' }]);
    // A ticket counts once.
    expect((await send(asked.json().detail.ticket, generate())).statusCode).toBe(400);
    const right = await send(wrong.json().detail.ticket, generate());
    expect(right.json().user.email).toBe(email);
    let ticket = (
      await finishAtPage(test, 'google', { returned: await goToProvider(test, 'google') })
    ).json().detail.ticket;
    for (let time = 0; time < 5; time += 1)
      ticket = (await send(ticket, '000000')).json().detail.ticket;
    expect(ticket).toBeUndefined();
  });

  it('counts wrong codes like wrong passwords, however often it is begun anew', async () => {
    const { email, generate } = await setUpFactor('guessed@example.com');
    signsIn('guessed', email);
    const statuses: number[] = [];
    const send = async (ticket: string, code: string) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: signInPaths.ticket,
        payload: { ticket, code },
        headers: ownPage,
        // Every guess comes from another network.
        remoteAddress: `198.51.${statuses.length}.7`,
      });
      statuses.push(answer.statusCode);
      return answer.json().detail?.ticket;
    };
    for (let begun = 0; begun < 5; begun += 1) {
      const returned = await goToProvider(test, 'google');
      let { ticket } = (await finishAtPage(test, 'google', { returned })).json().detail;
      for (let guess = 0; guess < 5 && ticket !== undefined; guess += 1)
        ticket = await send(ticket, guess === 4 && begun === 4 ? generate() : '000000');
    }
    // Twenty are looked at in fifteen minutes; after that the right one is refused too.
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    const subjects = (await test.mailsTo(email, 4)).map(({ subject }) => subject);
    expect(subjects).toContain('Wrong passwords for your Vela account');
  });

  it('tells the owner of a verified account that a provider was connected by its address', async () => {
    await signUp(test, 'told@example.com');
    signsIn('told');
    await finishAtPage(test, 'google', { returned: await goToProvider(test, 'google') });
    const subjects = (await test.mailsTo('told@example.com', 3)).map(({ subject }) => subject);
    expect(subjects).toContain('The ways to sign in to your Vela account changed');
  });
});
