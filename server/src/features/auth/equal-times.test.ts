import { accountPaths } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailVerifications, mailOutbox, signInFailures } from '../../db/schema/account.ts';
import {
  accepted,
  goodPassword,
  postJson,
  register,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { isFullRun } from '../../testing/tier.ts';
import { passwordCost } from './password.ts';

// The bound at its size; at the small size a median is less exact.
const { tries, maxRatio } = isFullRun
  ? { tries: 400, maxRatio: 1.05 }
  : { tries: 80, maxRatio: 1.2 };
const known = 'known@example.com';
const unverified = 'unverified@example.com';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits, passwordCost } });
  await signUp(test, known);
  await register(test, unverified);
});
afterAll(() => test.close());

const findMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(url: string, payload: object): Promise<number> {
  const begun = performance.now();
  await postJson(test, url, payload);
  return performance.now() - begun;
}

/** Ratio of the slower to the faster median; both addresses are asked in turns, either first. */
async function compare(url: string, address: string, rest: object = {}): Promise<number> {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  for (let count = -10; count < tries; count += 1) {
    // A code has five tries.
    await test.database.db.update(emailVerifications).set({ tries: 0 });
    // Neither failures nor mails of earlier tries may change what a try does.
    await test.database.db.delete(signInFailures);
    await test.database.db.delete(mailOutbox);
    const ask = async (email: string, times: number[]) => {
      const ms = await measure(url, { email, ...rest });
      if (count >= 0) times.push(ms);
    };
    const isKnownFirst = count % 2 === 0;
    if (isKnownFirst) await ask(address, ofKnown);
    await ask(`unknown${count}@example.com`, ofUnknown);
    if (!isKnownFirst) await ask(address, ofKnown);
  }
  const [first, second] = [findMedian(ofKnown), findMedian(ofUnknown)];
  return Math.max(first, second) / Math.min(first, second);
}

/** Each try of these hashes a password. */
const slowRoutes = [
  {
    name: 'login',
    url: accountPaths.login,
    address: known,
    rest: { password: 'a wrong password' },
  },
  {
    name: 'register',
    url: accountPaths.register,
    address: known,
    rest: { password: goodPassword, username: 'Ada', agreements: accepted },
  },
];

it.each([
  ...(isFullRun ? slowRoutes : []),
  { name: 'forgot', url: accountPaths.forgotPassword, address: known, rest: {} },
  { name: 'resend', url: accountPaths.resendVerification, address: unverified, rest: {} },
  { name: 'verify', url: accountPaths.verifyEmail, address: unverified, rest: { code: '000000' } },
])(
  '$name takes as long for an unknown address as for a known one',
  { timeout: isFullRun ? 900_000 : 300_000 },
  async ({ url, address, rest }) => {
    const ratio = await compare(url, address, rest);
    expect(ratio).toBeLessThan(maxRatio);
  },
);
