import { setTimeout as wait } from 'node:timers/promises';
import {
  accountPaths,
  chatPaths,
  intervals,
  languages,
  permalinkPaths,
  type Interval,
  type Permalink,
  type Verification,
} from '@vela/contracts';
import { createMarketData, type MarketData } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnalyst } from '../../create-analyst.ts';
import { createCandleStore } from '../../db/candle-store.ts';
import {
  goodPassword,
  parseSignIn,
  postJson,
  signUp,
  wideLimits,
} from '../../testing/account-steps.ts';
import { listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAll } from '../../testing/event-stream.ts';
import { isFullRun } from '../../testing/tier.ts';
import { workLimits } from '../../work-limits.ts';

const hourMs = 3_600_000;
const wide = { address: { points: 9_999, seconds: 1 }, account: { points: 9_999, seconds: 1 } };
const limits = { ...workLimits, verification: wide, message: wide, analysis: wide };
const credentials = { email: 'ayse@example.com', password: goodPassword };
const symbols = ['BTCUSDT', 'AAPL', 'EURUSD', 'XAUUSD', 'NDX', 'ETHUSDT', 'SOLUSDT'];
const windows = [300, 50, 1_000, 500, 2_500];
const questions = [
  'Where are the gaps of % on 4h?',
  '% günlük grafikte hangi seviyeler var?',
  'what changed on % daily since last week',
  'compare % with SPX',
  '% haftalık ne kadar oynak?',
  'RSI of % on 15m',
];
const starts = isFullRun ? 5 : 1;
const perStart = isFullRun ? 40 : 4;

/** Candles other than the chart's: in time, with an error, or late; or no candles at all. */
let others: 'in time' | 'missing' | 'slow' | 'none' = 'in time';
let chart: Interval = '1h';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
  await signUp(test, credentials.email);
});
afterAll(() => test.close());

/** Market data of one start: what it knows of candles is in the database. */
function openMarketData(): MarketData {
  const store = createCandleStore(test.database.db);
  const simulated = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  return {
    ...simulated,
    async getSeries(request) {
      if (others === 'none') return { kind: 'unavailable', refusals: [] };
      if (request.interval !== chart && others === 'missing') throw new Error('not in time');
      if (request.interval !== chart && others === 'slow') await wait(1_200);
      return await simulated.getSeries(request);
    },
  };
}

/** Another start of the server on the same database; nothing in memory is carried over. */
async function withServer<Result>(use: (ayse: Visitor) => Promise<Result>): Promise<Result> {
  const marketData = openMarketData();
  const analyst = createAnalyst(marketData);
  const deps = { marketData, analyst, authLimits: wideLimits, workLimits: limits };
  const server = await createTestApp({ beside: test, deps });
  try {
    const signedIn = parseSignIn(await postJson(server, accountPaths.login, credentials));
    return await use(visit(server, await listen(server), signedIn));
  } finally {
    await server.close();
  }
}

const take = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('no items');
  return item;
};

/** The analysis of a chart, or of a question in the conversation, in a language of its own. */
async function make(ayse: Visitor, conversation: string, index: number): Promise<void> {
  const symbol = take(symbols, index);
  const language = take(languages, index);
  if (index % 3 === 2) {
    const question = take(questions, Math.floor(index / 3)).replace('%', symbol);
    await readAll(await ayse.send(conversation, question, { payload: { language } }));
    return;
  }
  chart = take(intervals, index * 5);
  others = index % 4 === 1 ? 'missing' : 'in time';
  const limit = take(windows, index);
  const asked = { symbol, interval: chart, limit, language };
  const { statusCode } = await ayse.call('POST', chatPaths.analyses, asked);
  others = 'in time';
  expect([asked, statusCode]).toEqual([asked, 201]);
}

const listIds = async (): Promise<string[]> => {
  const { rows } = await test.database.db.$client.query('select id from analyses order by id');
  return rows.map(({ id }) => String(id));
};
const verify = async (ayse: Visitor, key: string): Promise<Verification> =>
  (await ayse.call('POST', permalinkPaths.verification(key))).json<Verification>();

/** One analysis where other timeframes come late, then where no candles are kept. */
async function verifyInTrouble(ayse: Visitor) {
  chart = '1h';
  const asked = { symbol: 'ADAUSDT', interval: chart, limit: 300 };
  const { id } = (await ayse.call('POST', chatPaths.analyses, asked)).json<{ id: string }>();
  others = 'slow';
  const whileSlow = await verify(ayse, id);
  others = 'none';
  const withoutCandles = await verify(ayse, id);
  const { figure } = (await ayse.call('GET', permalinkPaths.permalink(id))).json<Permalink>();
  return { whileSlow, withoutCandles, figure };
}

it('gives the same bytes for every analysis of several starts, after candles have followed', async () => {
  for (let start = 0; start < starts; start += 1) {
    await withServer(async (ayse) => {
      const conversation = await ayse.begin();
      for (let index = 0; index < perStart; index += 1)
        await make(ayse, conversation, start * perStart + index);
    });
    test.moveClock(31 * hourMs);
  }
  const ids = await listIds();
  const found = await withServer(async (ayse) => {
    const unequal: (readonly [string, Verification])[] = [];
    for (const id of ids) {
      const verification = await verify(ayse, id);
      if (verification.outcome !== 'equal') unequal.push([id, verification]);
    }
    return { unequal, ...(await verifyInTrouble(ayse)) };
  });
  expect(found).toMatchObject({
    unequal: [],
    // Candles that come late are waited for.
    whileSlow: { outcome: 'equal', differenceCount: 0 },
    withoutCandles: { outcome: 'not-kept', differences: [] },
    figure: null,
  });
  expect(ids.length).toBeGreaterThanOrEqual(starts * perStart);
}, 600_000);
