import { chatPaths, type Analysis, type BaseRateList } from '@vela/contracts';
import {
  analyzeTechnical,
  calculateBaseRates,
  defaultTechnicalOptions,
  toCandles,
} from '@vela/engine';
import { createMarketData, type CandleStore } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createBaseRateCounter } from './base-rate-counter.ts';
import { createBaseRateStore } from './base-rate-store.ts';

const store: CandleStore = {
  read: async () => undefined,
  append: async () => {},
  replace: async () => {},
};

let test: TestApp;
let ayse: Visitor;

beforeAll(async () => {
  const marketData = createMarketData({
    mode: 'simulated',
    allowSimulated: true,
    store,
  });
  test = await createTestApp({
    deps: { marketData, authLimits: wideLimits },
    countsBaseRates: true,
  });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
});

afterAll(() => test.close());

const ask = async (): Promise<BaseRateList> =>
  (await ayse.call('GET', `${chatPaths.baseRates}?symbol=BTCUSDT&interval=1h`)).json();

async function untilReady(): Promise<BaseRateList> {
  for (let round = 0; round < 200; round += 1) {
    const list = await ask();
    if (list.status === 'ready') return list;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the base rates were never counted: ${test.logLines.at(-1)}`);
}

it('are counted on a worker thread, reported when ready, and stored in the database', async () => {
  const first = await ask();
  expect([first.status, first.cells, first.countedTo]).toEqual(['computing', [], undefined]);
  const list = await untilReady();
  expect(list).toMatchObject({ symbol: 'BTCUSDT', interval: '1h', source: { kind: 'simulated' } });
  expect(list.cells.length).toBeGreaterThan(5);
  for (const { n, low, rate, high } of list.cells) {
    expect(n).toBeGreaterThanOrEqual(30);
    expect([low <= rate, rate <= high]).toEqual([true, true]);
  }
  const kept = await createBaseRateStore(test.database.db).read(
    `BTCUSDT|1h|simulated|${list.source.vendor}|${list.source.anchor}`,
  );
  const { countedTo, countedFrom, cells } = list;
  expect(kept).toMatchObject({ countedTo, count: { cells, countedFrom } });
});

it('are included in an analysis once they are counted', async () => {
  await untilReady();
  const made = await ayse.call('POST', chatPaths.analyses, { symbol: 'BTCUSDT', interval: '1h' });
  const { facts, explanation } = made.json<Analysis>();
  expect(facts.filter(({ kind }) => kind === 'base-rate').length).toBeGreaterThan(0);
  expect(
    explanation.sentences.some(({ factIds }) => factIds.some((id) => id.startsWith('base-rate.'))),
  ).toBe(true);
});

it('equal those of the engine for the same candles', async () => {
  const counter = createBaseRateCounter();
  const rows = Array.from({ length: 2000 }, (_, t) => {
    const close = 100 + 9 * Math.sin(t / 7) + 4 * Math.sin(t / 3.1);
    const open = 100 + 9 * Math.sin((t - 1) / 7) + 4 * Math.sin((t - 1) / 3.1);
    return {
      openTime: t * 3_600_000,
      open,
      close,
      high: Math.max(open, close) + 1,
      low: Math.min(open, close) - 1,
      volume: 1,
    };
  });
  const candles = toCandles('1h', rows);
  expect(await counter.count(candles, defaultTechnicalOptions)).toEqual(
    calculateBaseRates(analyzeTechnical(candles)),
  );
  await counter.close();
});

it('require a sign-in', async () => {
  const refused = await test.app.inject({
    method: 'GET',
    url: `${chatPaths.baseRates}?symbol=BTCUSDT&interval=1h`,
  });
  expect(refused.statusCode).toBe(401);
});
