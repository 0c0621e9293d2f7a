import { chatPaths, type ErrorBody, type ExploredChart } from '@vela/contracts';
import { createMarketData, type MarketData } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCandleEncoder } from '../../candles/encode-candles.ts';
import { createAnalyst } from '../../create-analyst.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refreshCharts } from './refresh-charts.ts';

const names = [
  { symbol: 'BTCUSDT', interval: '4h', language: 'en' },
  { symbol: 'BTCUSDT', interval: '4h', language: 'tr' },
  { symbol: 'AAPL', interval: '1d', language: 'en' },
] as const;

let test: TestApp;
let asked = 0;
let marketData: MarketData;
let stored = 0;

const refresh = () =>
  refreshCharts(
    {
      db: test.database.db,
      marketData,
      analyst: createAnalyst(marketData),
      encodeCandles: createCandleEncoder(),
      now: () => test.now(),
      log: { warn: (fault: unknown) => expect(fault).toBeUndefined() },
      isStopped: () => false,
      onStored: () => (stored += 1),
    },
    names,
  );

beforeAll(async () => {
  const store = {
    read: async () => undefined,
    append: async () => undefined,
    replace: async () => undefined,
  };
  const simulation = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  marketData = {
    ...simulation,
    getSeries: (request) => {
      asked += 1;
      return simulation.getSeries(request);
    },
  };
  test = await createTestApp({ deps: { marketData } });
});

afterAll(() => test.close());

const get = (query = '') => test.app.inject({ method: 'GET', url: `${chatPaths.explore}${query}` });
const read = async (query?: string) => (await get(query)).json<ExploredChart>();

it('is not there before its charts are made', async () => {
  const answer = await get();
  expect([answer.statusCode, answer.json<ErrorBody>().detail.error_code]).toEqual([
    404,
    'NOT_FOUND',
  ]);
});

it('gives guests stored charts with their candles and answers, in their language', async () => {
  await refresh();
  expect(stored).toBe(3);
  const before = asked;
  const first = await read();
  expect(first.charts.map(({ symbol, interval, name }) => [symbol, interval, name])).toEqual([
    ['BTCUSDT', '4h', 'Bitcoin'],
    ['AAPL', '1d', 'Apple Inc.'],
  ]);
  expect(first.analysis.candleColumns?.openTime).toHaveLength(first.analysis.candles.count);
  expect(first.answers.map(({ question }) => question)).toEqual([
    'analyze',
    'timeframes',
    'gaps',
    'blocks',
  ]);
  expect((await read('?symbol=AAPL')).analysis.instrument.symbol).toBe('AAPL');
  const turkish = await read('?symbol=BTCUSDT&lng=tr');
  expect(turkish.analysis.explanation.language).toBe('tr');
  expect(turkish.charts).toHaveLength(1);
  // Nothing is computed and no candle is asked for.
  expect(asked).toBe(before);
});

it.each([
  ['Bitcoin', 'BTCUSDT'],
  ['apple', 'AAPL'],
])('opens the chart that %j names', async (typed, symbol) => {
  const answer = await get(`?symbol=${encodeURIComponent(typed)}`);
  expect(answer.json<Partial<ExploredChart>>().analysis?.instrument.symbol).toBe(symbol);
});

it.each([
  ['MSFT', 403, 'ACCOUNT_NEEDED'],
  ['garanti', 422, 'SYMBOL_NOT_COVERED'],
  ['qqqqqq', 404, 'UNKNOWN_SYMBOL'],
])('says why there is no chart of %s, and offers the stored ones', async (typed, status, code) => {
  const answer = await get(`?symbol=${typed}`);
  const { error_code, suggestions } = answer.json<ErrorBody>().detail;
  expect([answer.statusCode, error_code]).toEqual([status, code]);
  expect(suggestions).toEqual([
    { symbol: 'BTCUSDT', name: 'Bitcoin' },
    { symbol: 'AAPL', name: 'Apple Inc.' },
  ]);
});

it('binds every number of its answers to a fact that comes along', async () => {
  const { answers, analysis } = await read('?symbol=BTCUSDT');
  for (const { message } of answers) {
    const parts = JSON.parse(JSON.stringify(message.parts));
    const known = new Set<string>(analysis.facts.map(({ id }) => id));
    for (const part of parts.filter(({ type }: { type: string }) => /analysis|facts/.test(type)))
      for (const { id } of part.data.facts) known.add(id);
    const bound = parts.flatMap(({ type, data }: { type: string; data: { factIds: string[] } }) =>
      type === 'data-evidence' ? data.factIds : [],
    );
    expect(bound.length).toBeGreaterThan(0);
    expect(bound.filter((id: string) => !known.has(id))).toEqual([]);
  }
});

it('is made again after a day, and not before', async () => {
  test.moveClock(23 * 3_600_000);
  await refresh();
  expect(stored).toBe(3);
  test.moveClock(2 * 3_600_000);
  await refresh();
  expect(stored).toBe(6);
});
