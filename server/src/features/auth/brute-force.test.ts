import { accountPaths, signInPaths } from '@vela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getRefreshToken,
  goodPassword,
  ownPage,
  readMailedCode,
  register,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { isFullRun } from '../../testing/tier.ts';

const guesses = isFullRun ? 10_000 : 70;
const options = { timeout: isFullRun ? 900_000 : 30_000 };
const atOnce = 50;
const attacker = '198.51.100.7';

/** Counted in the database alone, or by the limits of production too. */
let open: TestApp;
let limited: TestApp;
beforeAll(async () => {
  open = await createTestApp({ deps: { authLimits: wideLimits } });
  limited = await createTestApp({
    config: { profile: 'production', publicUrl: 'https://vela.example' },
  });
});
afterAll(async () => {
  await open.close();
  await limited.close();
});

type Guess = { readonly url: string; readonly payload: object };
type From = 'one' | 'many';

const toAddress = (from: From, index: number): string =>
  from === 'one' ? attacker : `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

const send = (test: TestApp, { url, payload }: Guess, ip: string) =>
  test.app.inject({ method: 'POST', url, payload, headers: ownPage, remoteAddress: ip });

/** Throws all guesses at a route, fifty at a time; counts what was answered. */
async function attack(test: TestApp, from: From, toGuess: (index: number) => Guess) {
  const byStatus: Record<number, number> = {};
  let sessions = 0;
  for (let first = 0; first < guesses; first += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(atOnce, guesses - first) }, (_, more) =>
        send(test, toGuess(first + more), toAddress(from, first + more)),
      ),
    );
    for (const answer of answers) {
      byStatus[answer.statusCode] = (byStatus[answer.statusCode] ?? 0) + 1;
      if (getRefreshToken(answer) !== undefined) sessions += 1;
    }
  }
  return { byStatus, sessions };
}

const readWait = (answer: LightMyRequestResponse): number => Number(answer.headers['retry-after']);
const logIn = (email: string, password: string): Guess => ({
  url: accountPaths.login,
  payload: { email, password },
});
const verify = (email: string, code: string): Guess => ({
  url: accountPaths.verifyEmail,
  payload: { email, code },
});
const reset = (token: string, password: string): Guess => ({
  url: accountPaths.resetPassword,
  payload: { token, password },
});
const forgot = (email: string): Guess => ({ url: accountPaths.forgotPassword, payload: { email } });
const passkey: Guess = {
  url: signInPaths.passkeySignIn,
  payload: { ticket: 'x', response: { id: 'x' } },
};

describe.each<From>(['one', 'many'])('thousands of guesses from %s address', options, (from) => {
  it('never find a password; the owner is told, and signs in after fifteen minutes', async () => {
    const email = `password-${from}@example.com`;
    await signUp(open, email);
    const { byStatus, sessions } = await attack(open, from, (index) =>
      logIn(email, `a wrong password ${index}`),
    );
    expect([sessions, byStatus[200]]).toEqual([0, undefined]);
    expect(byStatus[401]).toBeLessThanOrEqual(20);
    // 503: on a busy machine fifty at once wait longer for the database than they may.
    expect(Object.keys(byStatus).filter((one) => !['401', '429', '503'].includes(one))).toEqual([]);
    // The right one is not looked at either.
    const right = await send(open, logIn(email, goodPassword), attacker);
    expect(right.statusCode).toBe(429);
    expect(readWait(right)).toBeLessThanOrEqual(900);
    // One address has five, then one in a quarter of an hour: it goes on until the owner is told.
    for (let evaluated = byStatus[401] ?? 0; evaluated < 20; evaluated += 1) {
      open.moveClock(15 * 60_000);
      expect((await send(open, logIn(email, 'a wrong password'), attacker)).statusCode).toBe(401);
    }
    expect((await open.mailsTo(email, 2)).at(-1)?.subject).toContain('Wrong passwords');
    open.moveClock(15 * 60_000);
    expect((await send(open, logIn(email, goodPassword), '192.0.2.4')).statusCode).toBe(200);
  });

  it('lock another person at their address out for fifteen minutes at most', async () => {
    const email = `neighbour-${from}@example.com`;
    await signUp(open, email);
    await attack(open, from, (index) => logIn(`target${index}@example.com`, 'a wrong password'));
    const refused = await send(open, logIn(email, goodPassword), attacker);
    expect(refused.statusCode).toBe(from === 'one' ? 429 : 200);
    expect(Number(refused.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(900);
    open.moveClock(15 * 60_000);
    expect((await send(open, logIn(email, goodPassword), attacker)).statusCode).toBe(200);
  });

  it('never find a mailed code: five are evaluated, then the right one fails too', async () => {
    const email = `code-${from}@example.com`;
    await register(open, email);
    const code = readMailedCode((await open.mailsTo(email)).at(-1)?.text ?? '');
    const toGuess = (index: number): Guess => {
      const other = String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
      return verify(email, other);
    };
    expect(await attack(open, from, toGuess)).toEqual({ byStatus: { 400: guesses }, sessions: 0 });
    expect((await send(open, verify(email, code), '192.0.2.5')).statusCode).toBe(400);
  });

  it('never find a reset link, and the mailed one still works', async () => {
    const email = `reset-${from}@example.com`;
    await signUp(open, email);
    await send(open, forgot(email), '192.0.2.6');
    const [token = ''] = (await open.mailsTo(email, 2)).flatMap(
      ({ text }) => /\/reset-password\/([\w-]+)/.exec(text ?? '')?.[1] ?? [],
    );
    const password = 'another rainy morning in June';
    const toGuess = (index: number): Guess =>
      reset(`${token.slice(0, -6)}${String(index).padStart(6, '0')}`, password);
    expect(await attack(open, from, toGuess)).toEqual({ byStatus: { 400: guesses }, sessions: 0 });
    expect((await send(open, reset(token, password), '192.0.2.6')).statusCode).toBe(200);
  });
});

describe('the limits of production', options, () => {
  it.each([
    { route: 'login', guess: logIn('none@example.com', 'wrong'), most: 10, seconds: 60 },
    { route: 'verify', guess: verify('none@example.com', '000000'), most: 20, seconds: 900 },
    { route: 'reset', guess: reset('x', 'y'), most: 40, seconds: 600 },
    { route: 'forgot', guess: forgot('none@example.com'), most: 10, seconds: 3600 },
    { route: 'passkey', guess: passkey, most: 60, seconds: 600 },
  ])(
    'let one address try $route a stated number of times, and say how long to wait',
    async ({ guess, most, seconds }) => {
      const { byStatus } = await attack(limited, 'one', () => guess);
      expect(guesses - (byStatus[429] ?? 0)).toBeLessThanOrEqual(most);
      const wait = readWait(await send(limited, guess, attacker));
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(wait).toBeLessThanOrEqual(seconds);
    },
  );
});
