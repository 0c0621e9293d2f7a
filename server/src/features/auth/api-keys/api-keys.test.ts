import { accountPaths, chatPaths, signInPaths, type CreatedApiKey } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, signUp, wideLimits } from '../../../testing/account-steps.ts';
import { visit, type Visitor } from '../../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const candles = `${chatPaths.candles}?symbol=BTCUSDT&interval=1d&limit=50`;
const dayMs = 86_400_000;

let test: TestApp;
let here: Visitor;
beforeAll(async () => {
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  test = await createTestApp({ deps: { authLimits: wideLimits, marketData } });
  here = visit(test, '', await signUp(test, 'keys@example.com'));
});
afterAll(() => test.close());

const read = (url: string, key: string) =>
  test.app.inject({ url, headers: { authorization: `Bearer ${key}` } });

async function makeKey(scopes: readonly string[], days: number | null = null, who: Visitor = here) {
  await who.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  const answer = await who.call('POST', signInPaths.apiKeys, { name: 'Sheet', scopes, days });
  return answer.json<CreatedApiKey>();
}

it('needs a step-up to be made, is shown once, and is stored as a hash', async () => {
  const wanted = { name: 'Sheet', scopes: ['candles'], days: null };
  const asked = await here.call('POST', signInPaths.apiKeys, wanted);
  expect(asked.json().detail.error_code).toBe('REAUTH_REQUIRED');
  const { key, ending } = await makeKey(['candles']);
  // Its name is told in a mail.
  for (const name of ['Sheet\n\nYour account is locked', 'Sheet\u202egnp.exe'])
    expect(
      (await here.call('POST', signInPaths.apiKeys, { ...wanted, name })).json().detail.fields,
    ).toMatchObject([{ field: 'name' }]);
  expect(key).toMatch(/^vela_key_[\w-]{43}$/);
  const list = await here.call('GET', signInPaths.apiKeys);
  expect(list.body).not.toContain(key);
  expect(list.json().items).toMatchObject([{ ending: key.slice(-4), scopes: ['candles'] }]);
  expect(ending).toBe(key.slice(-4));
  const { rows } = await test.database.db.$client.query('select * from api_keys');
  expect(JSON.stringify(rows)).not.toContain(key);
});

it('reads what it has the right to, tells when, and nothing else', async () => {
  const { key, id } = await makeKey(['candles']);
  expect((await read(candles, key)).statusCode).toBe(200);
  const analysis = chatPaths.analysis('00000000-0000-4000-8000-000000000000');
  expect((await read(analysis, key)).json().detail.error_code).toBe('SCOPE_MISSING');
  const other = await makeKey(['analyses']);
  expect((await read(analysis, other.key)).statusCode).toBe(404);
  expect((await read(candles, other.key)).statusCode).toBe(403);
  for (const url of [accountPaths.profile, signInPaths.apiKeys, chatPaths.conversations])
    expect((await read(url, key)).statusCode).toBe(401);
  const { items } = (await here.call('GET', signInPaths.apiKeys)).json();
  const used = items.find((one: { id: string }) => one.id === id);
  expect(used.lastUsedAt).toBe(test.now());
});

it('ends at once when it is removed, and at its time', async () => {
  const { key, id } = await makeKey(['candles'], 30);
  const guest = visit(test, '', await signUp(test, 'other@example.com'));
  expect((await guest.call('DELETE', signInPaths.apiKey(id))).statusCode).toBe(404);
  expect((await read(candles, key)).statusCode).toBe(200);
  expect((await here.call('DELETE', signInPaths.apiKey(id))).statusCode).toBe(204);
  expect((await read(candles, key)).statusCode).toBe(401);
  expect((await read(`${candles}&key=${key}`, 'vela_key_unknown')).statusCode).toBe(401);
  const timed = await makeKey(['candles'], 1);
  test.moveClock(dayMs);
  expect((await read(candles, timed.key)).statusCode).toBe(401);
});

it('is one of ten at most, also when twelve are made at once, and each is mailed', async () => {
  const email = 'ten@example.com';
  const maker = visit(test, '', await signUp(test, email));
  await maker.call('POST', accountPaths.confirmIdentity, { currentPassword: goodPassword });
  const wanted = { name: 'Sheet', scopes: ['candles'], days: null };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => maker.call('POST', signInPaths.apiKeys, wanted)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode >= 400);
  expect(refused.map((answer) => answer.json().detail.error_code)).toEqual([
    'TOO_MANY_SAVED',
    'TOO_MANY_SAVED',
  ]);
  expect((await maker.call('GET', signInPaths.apiKeys)).json().items).toHaveLength(10);
  // The code of the sign-up, then one for each key.
  expect(await test.mailsTo(email, 11)).toHaveLength(11);
});

it('reads three hundred times a minute for an account, whichever of its keys; then it waits', async () => {
  const reader = visit(test, '', await signUp(test, 'reads-often@example.com'));
  const first = await makeKey(['candles'], null, reader);
  const second = await makeKey(['candles'], null, reader);
  const statuses: number[] = [];
  for (let time = 0; time < 305; time += 1)
    statuses.push((await read(candles, time % 2 === 0 ? first.key : second.key)).statusCode);
  const refused = statuses.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThanOrEqual(5);
  const answer = await read(candles, first.key);
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  // The person's own page is not kept from reading.
  expect((await reader.call('GET', candles)).statusCode).toBe(200);
});
