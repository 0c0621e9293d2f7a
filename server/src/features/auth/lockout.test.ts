import { accountPaths, serverCookies } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { signInFailures } from '../../db/schema/account.ts';
import { deriveKey, hashWithKey } from '../../derived-key.ts';
import {
  goodPassword,
  ownPage,
  postJson,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { isFullRun } from '../../testing/tier.ts';

const minuteMs = 60_000;
const wrong = 'not the password at all';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
});
afterAll(() => test.close());

type Sender = {
  readonly ip: string;
  readonly device?: string | undefined;
  readonly app?: TestApp['app'];
};

const logIn = (email: string, password: string, { ip, device, app = test.app }: Sender) =>
  app.inject({
    method: 'POST',
    url: accountPaths.login,
    payload: { email, password },
    headers: ownPage,
    remoteAddress: ip,
    ...(device === undefined ? {} : { cookies: { [serverCookies.device.plain]: device } }),
  });

/** Signs in on a device; returns its cookie. */
async function getDevice(email: string, device?: string): Promise<string | undefined> {
  const answer = await logIn(email, goodPassword, { ip: '192.0.2.1', device });
  return answer.cookies.find(({ name }) => name === serverCookies.device.plain)?.value;
}

/** Wrong passwords from one address after another; returns the statuses. */
async function guess(email: string, times: number, network = 18): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const ip = `198.${network}.${round % 250}.7`;
    statuses.push((await logIn(email, wrong, { ip })).statusCode);
  }
  return statuses;
}

/** Failures of an account in a row, as if they had come over some days. */
async function setFailures(email: string, failures: number): Promise<void> {
  const key = hashWithKey(deriveKey(test.config.sessionSecret, 'rate-limit'), `account ${email}`);
  const changed = await test.database.db
    .update(signInFailures)
    .set({ failures })
    .where(eq(signInFailures.key, key));
  expect(changed.rowCount).toBe(1);
}

const countRight = (statuses: readonly number[]): number =>
  statuses.filter((status) => status === 401).length;

describe('wrong passwords from anywhere', () => {
  it('do not keep the owner out on a known device; a new one waits, also after a restart', async () => {
    const email = 'owner@example.com';
    await signUp(test, email);
    const device = await getDevice(email);
    const statuses = await guess(email, isFullRun ? 1000 : 40);
    expect(countRight(statuses)).toBe(20);
    expect((await logIn(email, goodPassword, { ip: '192.0.2.9' })).statusCode).toBe(429);
    expect((await logIn(email, goodPassword, { ip: '192.0.2.9', device })).statusCode).toBe(200);

    // The success of the owner begins anew, so the guesses are made again.
    await guess(email, 20, 19);
    const { config, database } = test;
    const mailer = { send: async () => {}, check: async () => ({ ok: true, detail: '' }) };
    const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
    const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
    const baseRates = { find: () => undefined, close: () => Promise.resolve() };
    const deps = { config, db: database.db, marketData, mailer, now: () => test.now(), baseRates };
    const restarted = await createApp({ ...deps, authLimits: wideLimits });
    const answer = await logIn(email, goodPassword, { ip: '192.0.2.9', app: restarted });
    await restarted.close();
    expect(answer.statusCode).toBe(429);
  });

  it('are answered alike for an address without an account', async () => {
    const [known, unknown] = ['known@example.com', 'unknown@example.com'];
    await signUp(test, known);
    const answers = [await guess(known, 25, 20), await guess(unknown, 25, 21)];
    expect(answers[0]).toEqual(answers[1]);
  });

  it('from one address wait a minute after the fifth, then two, four, up to fifteen', async () => {
    const email = 'slow@example.com';
    await signUp(test, email);
    const ip = '192.0.2.44';
    for (let round = 0; round < 5; round += 1)
      expect((await logIn(email, wrong, { ip })).statusCode).toBe(401);
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const refused = await logIn(email, goodPassword, { ip });
      expect(refused.statusCode).toBe(429);
      waits.push(Number(refused.headers['retry-after']));
      test.moveClock((waits.at(-1) ?? 0) * 1000);
      expect((await logIn(email, wrong, { ip })).statusCode).toBe(401);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  });

  it('stop at a hundred in a row, of which the owner is told, until a mailed link was used', async () => {
    const email = 'stopped@example.com';
    await signUp(test, email);
    const device = await getDevice(email);
    await guess(email, 20, 40);
    await setFailures(email, 99);
    test.moveClock(16 * minuteMs);
    expect(await guess(email, 2, 41)).toEqual([401, 429]);
    test.moveClock(16 * minuteMs);
    const subjects = (await test.mailsTo(email, 4)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('Wrong passwords'))).toHaveLength(2);
    expect((await logIn(email, goodPassword, { ip: '192.0.2.77' })).statusCode).toBe(429);
    expect(countRight(await guess(email, 5, 60))).toBe(0);

    await postJson(test, accountPaths.forgotPassword, { email });
    const [link] = (await test.mailsTo(email, 5)).flatMap(
      ({ text }) => /\/reset-password\/([\w-]+)/.exec(text ?? '')?.[1] ?? [],
    );
    const password = 'another rainy morning in June';
    const reset = await postJson(test, accountPaths.resetPassword, { token: link, password });
    expect(reset.statusCode).toBe(200);
    expect((await logIn(email, password, { ip: '192.0.2.77' })).statusCode).toBe(200);
    expect((await logIn(email, password, { ip: '192.0.2.78', device })).statusCode).toBe(200);
  });

  it('sent at the same time are counted before they are looked at', async () => {
    const email = 'parallel@example.com';
    await signUp(test, email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        logIn(email, wrong, { ip: `198.30.${index}.1` }).then(({ statusCode }) => statusCode),
      ),
    );
    expect(countRight(answers)).toBeLessThanOrEqual(20);
  });
});

describe('a known device', () => {
  it('is one whose cookie was signed for this account, and is limited by itself', async () => {
    const [own, other] = ['own@example.com', 'other@example.com'];
    await signUp(test, own);
    await signUp(test, other);
    const device = await getDevice(own);
    await guess(other, 20, 70);
    expect((await logIn(other, goodPassword, { ip: '192.0.2.5', device })).statusCode).toBe(429);
    const forged = `${device?.split('.')[0]}.${'A'.repeat(43)}`;
    await guess(own, 20, 71);
    expect((await logIn(own, goodPassword, { ip: '192.0.2.5', device: forged })).statusCode).toBe(
      429,
    );
    const statuses: number[] = [];
    for (let round = 0; round < 15; round += 1)
      statuses.push((await logIn(own, wrong, { ip: '192.0.2.5', device })).statusCode);
    expect(countRight(statuses)).toBe(10);
  });

  it('keeps several accounts, and its cookie is sent by our pages only', async () => {
    const emails = ['first@example.com', 'second@example.com'];
    let device: string | undefined;
    for (const email of emails) {
      await signUp(test, email);
      device = await getDevice(email, device);
    }
    for (const [index, email] of emails.entries()) {
      await guess(email, 20, 80 + index);
      expect((await logIn(email, goodPassword, { ip: '192.0.2.6', device })).statusCode).toBe(200);
    }
    const answer = await logIn('first@example.com', goodPassword, { ip: '192.0.2.6', device });
    expect(answer.cookies.find(({ name }) => name === serverCookies.device.plain)).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
  });
});
