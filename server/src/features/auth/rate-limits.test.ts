import { accountPaths } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, signUp } from '../../testing/account-steps.ts';
import { toNetwork } from '../../network.ts';
import { createRateLimits } from '../../rate-limits.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createPasswordHasher } from './password.ts';
import { getAuthLimits } from './rate-limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

function login(email: string, password: string, ip: string) {
  return test.app.inject({
    method: 'POST',
    url: accountPaths.login,
    payload: { email, password },
    remoteAddress: ip,
  });
}

it('evaluates at most ten passwords a minute from one address, and says how long to wait', async () => {
  const answers = [];
  for (let guess = 0; guess < 13; guess += 1)
    answers.push(
      await login(`person${guess}@example.com`, 'not the password at all', '203.0.113.1'),
    );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    429,
    429,
    429,
  ]);
  const refused = answers.at(-1);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.json().detail).toMatchObject({
    error_code: 'TOO_MANY_REQUESTS',
    retry_after: Number(refused?.headers['retry-after']),
  });
});

function loginForwardedFor(forwarded: string) {
  const headers = { 'x-forwarded-for': forwarded };
  const payload = { email: `${forwarded}@example.com`, password: 'x' };
  return test.app.inject({
    method: 'POST',
    url: accountPaths.login,
    payload,
    headers,
    remoteAddress: '203.0.113.2',
  });
}

it('ignores a forwarded address that no trusted proxy has set', async () => {
  const answers = [];
  for (let hop = 1; hop <= 12; hop += 1) answers.push(await loginForwardedFor(`198.51.100.${hop}`));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});

it('evaluates at most twenty passwords for one account from any number of addresses, and the same for none', async () => {
  await signUp(test, 'target@example.com');
  for (const email of ['target@example.com', 'unknown@example.com']) {
    const answers = [];
    for (let guess = 1; guess <= 25; guess += 1)
      answers.push(await login(email, 'not the password at all', `198.18.${guess}.1`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 20 }, () => 401),
      ...Array.from({ length: 5 }, () => 429),
    ]);
  }
});

it('does not count successful sign-ins', async () => {
  await signUp(test, 'often@example.com');
  for (let time = 0; time < 15; time += 1)
    expect((await login('often@example.com', goodPassword, '203.0.113.9')).statusCode).toBe(200);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});

it('queues a limited number of hashes, and rejects the rest with a retry time', async () => {
  const hasher = createPasswordHasher({
    cost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
    concurrency: 1,
    queueLength: 4,
  });
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => hasher.verify(undefined, 'x')),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused[0]).toMatchObject({ code: 'SERVICE_BUSY', details: { retry_after: 5 } });
  await expect(hasher.verify(undefined, 'x')).resolves.toBe(false);
});

it('lets one network register thirty accounts in ten minutes in production, and one address ten times a day', async () => {
  const limits = createRateLimits('a secret', getAuthLimits('production'));
  const register = (index: number, email: string) =>
    limits.count('register', { ip: `2001:db8::${index}`, email });
  for (let index = 1; index <= 30; index += 1) await register(index, `person${index}@example.com`);
  await expect(register(31, 'person31@example.com')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  const elsewhere = (index: number) =>
    limits.count('register', { ip: `198.18.0.${index}`, email: 'one@example.com' });
  for (let index = 1; index <= 10; index += 1) await elsewhere(index);
  await expect(elsewhere(11)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retry_after: 86_400 },
  });
});
