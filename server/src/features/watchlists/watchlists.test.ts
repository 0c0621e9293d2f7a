import {
  watchPaths,
  type ErrorBody,
  type Watchlist,
  type WatchlistList,
  type WatchlistRows,
} from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCandleStore } from '../../db/candle-store.ts';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createScriptedAnalyst } from '../../testing/scripted-analyst.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';

const analyst = createScriptedAnalyst();
let test: TestApp;
let store: TestDatabase;
let ayse: Visitor;
let burak: Visitor;

beforeAll(async () => {
  store = await createTestDatabase();
  const marketData = createMarketData({
    mode: 'simulated',
    allowSimulated: true,
    store: createCandleStore(store.db),
  });
  test = await createTestApp({ deps: { authLimits: wideLimits, marketData, analyst } });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
  burak = visit(test, '', await signUp(test, 'burak@example.com'));
});

afterAll(async () => {
  await test.close();
  await store.drop();
});

const toItem = (symbol: string, section = '', note = '') => ({ symbol, section, note });

it('are made, filled, ordered, renamed and deleted by their owner alone', async () => {
  const made = (
    await ayse.call('POST', watchPaths.watchlists, { name: ' Metals ' })
  ).json<Watchlist>();
  expect([made.name, made.items]).toEqual(['Metals', []]);
  const items = [toItem('gold', 'Metals', 'hedge'), toItem('ETHUSDT'), toItem('XAUUSD')];
  const filled = await ayse.call('PATCH', watchPaths.watchlist(made.id), { items });
  expect(filled.json<Watchlist>().items).toEqual([
    toItem('XAUUSD', 'Metals', 'hedge'),
    toItem('ETHUSDT'),
  ]);
  const foreign = await burak.call('PATCH', watchPaths.watchlist(made.id), { name: 'Mine' });
  expect(foreign.statusCode).toBe(404);
  expect((await burak.call('GET', watchPaths.watchlistRows(made.id))).statusCode).toBe(404);
  expect((await ayse.call('DELETE', watchPaths.watchlist(made.id))).statusCode).toBe(204);
  const left = await ayse.call('GET', watchPaths.watchlists);
  expect(left.json<WatchlistList>().items).toEqual([]);
});

it('refuse what no instrument is called, by name, and more lists than an account keeps', async () => {
  const wrong = await ayse.call('POST', watchPaths.watchlists, {
    name: 'Pasted',
    items: [toItem('BTCUSDT'), toItem('QQQQZZ')],
  });
  expect([wrong.statusCode, wrong.json<ErrorBody>().detail.fields]).toEqual([
    400,
    [{ field: 'items.1.symbol', message: 'QQQQZZ' }],
  ]);
  for (let index = 0; index < 20; index += 1)
    await burak.call('POST', watchPaths.watchlists, { name: `List ${index}` });
  const full = await burak.call('POST', watchPaths.watchlists, { name: 'One more' });
  expect(full.json<ErrorBody>().detail.error_code).toBe('TOO_MANY_SAVED');
});

it('say of each instrument its close, change, source, trends and nearest zone', async () => {
  const items = [toItem('BTCUSDT'), toItem('AAPL')];
  const list = (
    await ayse.call('POST', watchPaths.watchlists, { name: 'Mine', items })
  ).json<Watchlist>();
  const rows = (await ayse.call('GET', watchPaths.watchlistRows(list.id))).json<WatchlistRows>()
    .items;
  expect(rows.map(({ symbol }) => symbol)).toEqual(['BTCUSDT', 'AAPL']);
  for (const { reading } of rows) {
    if (reading?.zone === undefined) throw new Error('a row without a reading or a zone');
    const { last, zone } = reading;
    const [before = 0] = reading.closes.slice(-2);
    expect(reading.closes.at(-1)).toBe(last);
    expect(reading.change).toBeCloseTo(((last - before) / before) * 100, 9);
    expect(reading.source).toEqual({
      kind: 'simulated',
      vendor: 'simulation',
      delay: 'simulated',
    });
    const edge = Math.min(Math.max(last, zone.bottom), zone.top);
    expect(zone.distancePercent).toBeCloseTo(((edge - last) / last) * 100, 9);
  }
  // Saturday noon: the exchange of AAPL rests, that of BTCUSDT never does.
  expect(rows.map(({ reading }) => reading?.session)).toEqual(['always', 'closed']);
});

it('is for members', async () => {
  const response = await test.app.inject({ method: 'GET', url: watchPaths.watchlists });
  expect(response.statusCode).toBe(401);
});

/** The lists that came with a question of a person. */
async function ask(person: Visitor | undefined, message: string) {
  const id = (await person?.begin()) ?? '';
  const events = await person?.send(id, message);
  for await (const event of events ?? []) expect(event).toBeDefined();
  return analyst.questions.at(-1)?.lists;
}

it('go with a question that is about them, and not with another or that of another person', async () => {
  const origin = await listen(test);
  const people = [await signUp(test, 'cem@example.com'), await signUp(test, 'derya@example.com')];
  const [cem, derya] = people.map((signedIn) => visit(test, origin, signedIn));
  const items = [toItem('BTCUSDT'), toItem('ETHUSDT')];
  await cem?.call('POST', watchPaths.watchlists, { name: 'Coins', items });
  const coins = [{ name: 'Coins', symbols: ['BTCUSDT', 'ETHUSDT'] }];
  expect(await ask(cem, 'which on my list moved most')).toEqual(coins);
  expect(await ask(cem, 'listemi tara: yeni kırılım')).toEqual(coins);
  expect(await ask(cem, 'is BTC rising?')).toBeUndefined();
  expect(await ask(derya, 'which on my list moved most')).toEqual([]);
});
