import { accountPaths } from '@vela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailVerifications, mailOutbox, signInFailures } from '../../db/schema/account.ts';
import {
  accepted,
  goodPassword,
  ownPage,
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

type Medians = { readonly knownMs: number; readonly unknownMs: number; readonly ratio: number };

/** Medians, and the slower by the faster; both addresses are asked in turns, either first. */
async function compare(url: string, address: string, rest: object = {}): Promise<Medians> {
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
  const [knownMs, unknownMs] = [findMedian(ofKnown), findMedian(ofUnknown)];
  const ratio = Math.max(knownMs, unknownMs) / Math.min(knownMs, unknownMs);
  return { knownMs, unknownMs, ratio };
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

const quickRoutes = [
  { name: 'forgot', url: accountPaths.forgotPassword, address: known, rest: {} },
  { name: 'resend', url: accountPaths.resendVerification, address: unverified, rest: {} },
  { name: 'verify', url: accountPaths.verifyEmail, address: unverified, rest: { code: '000000' } },
];

/** Status, body, headers and cookies; the secret of a new registration has a value of its own. */
function toComparable({ statusCode, body, headers }: LightMyRequestResponse): string {
  const { date: _date, 'x-request-id': _id, 'set-cookie': cookie = '', ...rest } = headers;
  const cookies = String(cookie).replace(/=[\w-]{43};/g, '=secret;');
  return JSON.stringify({ statusCode, body, rest, cookies });
}

it.each([...slowRoutes, ...quickRoutes])(
  '$name answers a known address byte for byte like an unknown one',
  async ({ url, address, rest }) => {
    const [ofKnown, ofUnknown] = await Promise.all(
      [address, 'has-no-account@example.com'].map((email) =>
        test.app.inject({
          method: 'POST',
          url,
          payload: { email, ...rest },
          headers: ownPage,
        }),
      ),
    );
    if (ofKnown === undefined || ofUnknown === undefined) throw new Error('two were asked');
    expect(toComparable(ofKnown)).toBe(toComparable(ofUnknown));
  },
);

it.each([...(isFullRun ? slowRoutes : []), ...quickRoutes])(
  '$name takes as long for an unknown address as for a known one',
  { timeout: isFullRun ? 900_000 : 300_000 },
  async ({ name, url, address, rest }) => {
    const medians = await compare(url, address, rest);
    // oxlint-disable-next-line no-console -- the figures are what is looked for
    if (isFullRun) console.log(JSON.stringify({ name, ...medians }));
    expect(medians.ratio).toBeLessThan(maxRatio);
  },
);
