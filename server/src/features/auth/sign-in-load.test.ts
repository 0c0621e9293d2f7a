import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { accountPaths } from '@vela/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accepted,
  goodPassword,
  ownPage,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { isFullRun } from '../../testing/tier.ts';
import { passwordCost } from './password.ts';

const perSecond = 50;
const seconds = 6;
const people = 25;

let test: TestApp;
beforeAll(async () => {
  if (!isFullRun) return;
  test = await createTestApp({ deps: { authLimits: wideLimits, passwordCost } });
  for (let person = 0; person < people; person += 1)
    await signUp(test, `load${person}@example.com`);
});
afterAll(async () => {
  if (isFullRun) await test.close();
});

const post = (url: string, person: number, payload: object) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: ownPage,
    remoteAddress: `10.0.0.${person + 1}`,
    payload,
  });

const signInAgain = (tick: number) =>
  post(accountPaths.login, tick % people, {
    email: `load${tick % people}@example.com`,
    password: goodPassword,
  });

const signUpAnew = (tick: number) =>
  post(accountPaths.register, tick % people, {
    email: `new${tick}@example.com`,
    password: goodPassword,
    username: 'Ada',
    agreements: accepted,
  });

/** Sends fifty requests a second and asks for the health meanwhile. */
async function sendFiftyASecond(send: (tick: number) => ReturnType<typeof post>) {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const answers: ReturnType<typeof post>[] = [];
  const healthMs: number[] = [];
  const healthStatuses = new Set<number>();
  for (let tick = 0; tick < seconds * perSecond; tick += 1) {
    answers.push(send(tick));
    if (tick % 5 === 0) {
      const begun = performance.now();
      healthStatuses.add((await test.app.inject({ url: '/api/health' })).statusCode);
      healthMs.push(performance.now() - begun);
    }
    await delay(1000 / perSecond);
  }
  const all = await Promise.all(answers);
  loop.disable();
  return {
    all,
    healthStatuses: [...healthStatuses],
    slowestHealthMs: Math.max(...healthMs),
    loopP99Ms: loop.percentile(99) / 1e6,
  };
}

// Hashes need cores of their own: in the full run only.
describe.runIf(isFullRun)('fifty a second', () => {
  it.each([
    { name: 'sign-ins', send: signInAgain, done: 200 },
    { name: 'sign-ups', send: signUpAnew, done: 200 },
  ])(
    '$name are answered or asked to wait; health answers and the event loop is free',
    { timeout: 120_000 },
    async ({ name, send, done }) => {
      const { all, healthStatuses, slowestHealthMs, loopP99Ms } = await sendFiftyASecond(send);
      const isServed = ({ statusCode }: { statusCode: number }) => statusCode === done;
      // The queue of hashes is full, or one person has many attempts in flight.
      const waiting = all.filter(({ statusCode }) => statusCode === 503 || statusCode === 429);
      const served = all.filter(isServed).length;
      // oxlint-disable-next-line no-console -- the figures are what is looked for
      console.log(
        JSON.stringify({ name, served, waiting: waiting.length, loopP99Ms, slowestHealthMs }),
      );
      expect(healthStatuses).toEqual([200]);
      expect(served + waiting.length).toBe(all.length);
      expect(waiting.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true);
      expect(loopP99Ms).toBeLessThan(100);
      // No address is kept out by the others: each of them was served at least once.
      const addresses = new Set(
        all.flatMap((answer, tick) => (isServed(answer) ? [tick % people] : [])),
      );
      expect(addresses.size).toBe(people);
    },
  );
});
