import { chatPaths, type Analysis } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeUnusedTexts } from '../../db/remove-unused-texts.ts';
import { analyses, analysisTexts } from '../../db/schema/conversation.ts';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { isFullRun } from '../../testing/tier.ts';
import { workLimits } from '../../work-limits.ts';

const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const perHour = 40;
/** Requests that an account sends at once. */
const burst = isFullRun ? 200 : 30;

let test: TestApp;
let [ayse, boris, chen]: Visitor[] = [];

beforeAll(async () => {
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  const limits = { ...workLimits, analysis: { account: { points: perHour, seconds: 3600 } } };
  test = await createTestApp({ deps: { marketData, authLimits: wideLimits, workLimits: limits } });
  [ayse, boris, chen] = await Promise.all(
    ['ayse', 'boris', 'chen'].map(async (name) =>
      visit(test, '', await signUp(test, `${name}@example.com`)),
    ),
  );
});

afterAll(() => test.close());

const make = async (person: Visitor | undefined, limit = 300, symbol = 'BTCUSDT') =>
  await person?.call('POST', chatPaths.analyses, { symbol, interval: '4h', limit });

async function makeOne(person: Visitor | undefined, symbol?: string): Promise<Analysis> {
  const response = await make(person, 300, symbol);
  if (response?.statusCode !== 201) throw new Error(`${response?.statusCode}`);
  return response.json<Analysis>();
}

it('are stored once for all accounts, each with a reference of its own', async () => {
  const { db } = test.database;
  const first = await makeOne(ayse);
  const texts = await db.$count(analysisTexts);
  const second = await makeOne(boris);
  const third = await makeOne(ayse);
  expect({ ...second, id: first.id }).toEqual(first);
  expect({ ...third, id: first.id }).toEqual(first);
  expect(new Set([first.id, second.id, third.id]).size).toBe(3);
  expect(await db.$count(analysisTexts)).toBe(texts);
  expect(await db.$count(analyses)).toBe(3);
});

it('are read as they were sent, letters beyond ASCII included', async () => {
  const made = await makeOne(ayse, 'XAUUSD');
  const read = (await ayse?.call('GET', chatPaths.analysis(made.id)))?.json<Analysis>();
  expect(read).toEqual(made);
  expect(JSON.stringify(read)).toContain('Altın');
});

it('are read by their owner only', async () => {
  const { id } = await makeOne(ayse);
  expect((await ayse?.call('GET', chatPaths.analysis(id)))?.statusCode).toBe(200);
  expect((await boris?.call('GET', chatPaths.analysis(id)))?.statusCode).toBe(404);
});

it('leave no text behind when the last reference is deleted', async () => {
  const { db } = test.database;
  await makeOne(ayse);
  expect(await removeUnusedTexts(db)).toBe(0);
  await db.delete(analyses);
  expect(await removeUnusedTexts(db)).toBeGreaterThan(0);
  expect(await db.$count(analysisTexts)).toBe(0);
  // What is known in memory is stored again.
  const { id } = await makeOne(ayse);
  expect((await ayse?.call('GET', chatPaths.analysis(id)))?.statusCode).toBe(200);
});

it(`of one account: ${burst} at once are not all made; the rest are told the queue`, async () => {
  const answers = await Promise.all(
    Array.from({ length: burst }, (_, index) => make(chen, 100 + index)),
  );
  const refused = answers.filter((answer) => answer?.statusCode === 429);
  const made = answers.filter((answer) => answer?.statusCode === 201);
  expect(made.length).toBeGreaterThanOrEqual(10);
  expect(made.length + refused.length).toBe(burst);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]?.json().detail.queue_length).toBeGreaterThan(0);
});

it(`of one account: more than ${perHour} an hour are refused, repeated ones too`, async () => {
  const answers = [];
  for (let index = 0; index <= perHour; index += 1) answers.push(await make(boris));
  const last = answers.at(-1);
  expect([last?.statusCode, last?.json().detail.error_code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect((await make(ayse))?.statusCode).toBe(201);
});
