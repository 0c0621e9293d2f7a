import { createServer } from 'node:http';
import {
  chatPaths,
  type OfferedList,
  type TechnicalWireAnalysis,
  type WireCandles,
} from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCandleStore } from '../../db/candle-store.ts';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';

const now = Date.UTC(2026, 10, 21, 12);
const durations: Readonly<Record<string, number>> = { '1': 60_000, '60': 3_600_000, D: 86_400_000 };
const names: Readonly<Record<string, string>> = { '1m': '1', '1h': '60', '1d': 'D' };

/** Candles around a price, from `start` to `end`. */
function listRows(price: number, interval: string, span: { start: number; end: number }) {
  const duration = durations[interval] ?? 3_600_000;
  const rows: number[][] = [];
  const first = Math.ceil(Math.max(span.start, now - 800 * duration) / duration) * duration;
  for (let time = first; time <= Math.min(span.end, now) && rows.length < 1000; time += duration) {
    const close = price + 200 * Math.sin(time / duration / 9);
    rows.push([time, close - 10, close + 30, close - 40, close, 5]);
  }
  return rows;
}

/** A vendor over HTTP that speaks as Binance or Bybit does; while it fails it answers errors. */
async function startVendor(speaks: 'binance' | 'bybit', price: number) {
  const state = { isFailing: false };
  const answer = (query: URLSearchParams): unknown => {
    const interval = query.get('interval') ?? '';
    if (speaks === 'binance') {
      const span = { start: Number(query.get('startTime')), end: now };
      const rows = listRows(price, names[interval] ?? '', span);
      return rows.map(([time, ...values]) => [time, ...values.map(String), time]);
    }
    const span = { start: Number(query.get('start')), end: Number(query.get('end')) };
    const list = listRows(price, interval, span).map((row) => [...row.map(String), '1']);
    return { retCode: 0, retMsg: 'OK', result: { list: list.toReversed() } };
  };
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://vendor').searchParams;
    response.setHeader('date', new Date(now).toUTCString());
    response.writeHead(state.isFailing ? 500 : 200);
    response.end(JSON.stringify(state.isFailing ? {} : answer(query)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, state, stop };
}

type Vendor = Awaited<ReturnType<typeof startVendor>>;
let vendors: readonly [first: Vendor, second: Vendor];
let database: TestDatabase;
let test: TestApp;
let ayse: Visitor;

beforeAll(async () => {
  vendors = [await startVendor('binance', 50_000), await startVendor('bybit', 80_000)];
  database = await createTestDatabase();
  const marketData = createMarketData({
    mode: 'live',
    vendorUrls: { binance: vendors[0].url, bybit: vendors[1].url, coinbase: vendors[0].url },
    mayShow: ({ rights }) => rights === 'public',
    allowSimulated: false,
    store: createCandleStore(database.db),
  });
  test = await createTestApp({ deps: { marketData, authLimits: wideLimits } });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
});
afterAll(async () => {
  await test.close();
  await database.drop();
  for (const { stop } of vendors) stop();
});

const make = async (vendor?: string) =>
  ayse.call('POST', `${chatPaths.analyses}?include=candles`, {
    symbol: 'BTCUSDT',
    interval: '1h',
    limit: 100,
    ...(vendor === undefined ? {} : { vendor }),
  });
const analyze = async (vendor?: string) => (await make(vendor)).json<TechnicalWireAnalysis>();
const listCloses = ({ candleColumns }: TechnicalWireAnalysis) => candleColumns?.close ?? [];

it('accounts are offered the sources that may be shown, guests none', async () => {
  const path = `${chatPaths.sources}?symbol=BTCUSDT&interval=1h`;
  expect((await test.app.inject(path)).statusCode).toBe(401);
  const { sources } = (await ayse.call('GET', path)).json<OfferedList>();
  expect(sources.map(({ vendor, delay, rights }) => `${vendor} ${delay} ${rights}`)).toEqual([
    'binance real-time public',
    'bybit real-time public',
  ]);
});

it('an analysis has the candles of the chosen source alone, and keeps them when it is read', async () => {
  const [automatic, chosen] = [await analyze(), await analyze('bybit')];
  expect([automatic.source.vendor, chosen.source.vendor]).toEqual(['binance', 'bybit']);
  expect([chosen.id === automatic.id, chosen.candles.hash === automatic.candles.hash]).toEqual([
    false,
    false,
  ]);
  expect(Math.max(...listCloses(automatic))).toBeLessThan(51_000);
  expect(Math.min(...listCloses(chosen))).toBeGreaterThan(79_000);
  const read = `${chatPaths.analysis(chosen.id)}?include=candles`;
  expect((await ayse.call('GET', read)).json<TechnicalWireAnalysis>()).toEqual(chosen);
  // What the chart asks for beside it names the source of its analysis.
  const query = `symbol=BTCUSDT&interval=1h&limit=100&vendor=bybit`;
  const candles = (await ayse.call('GET', `${chatPaths.candles}?${query}`)).json<WireCandles>();
  expect(candles).toEqual(chosen.candleColumns);
  const beside = [
    `/api/findings?${query}`,
    `/api/indicators/rsi/values?${query}`,
    '/api/base-rates?symbol=BTCUSDT&interval=1h&vendor=bybit',
  ];
  for (const path of beside) {
    const answer = await ayse.call('GET', path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
  }
  expect((await analyze()).source.vendor).toBe('binance');
});

it('a source that may not be shown, is unknown or does not answer is replaced by no other', async () => {
  for (const vendor of ['coinbase', 'nasdaq']) {
    const refused = await make(vendor);
    expect([refused.statusCode, refused.body.includes('not-allowed')]).toEqual([503, true]);
  }
  expect((await make('Not a name')).statusCode).toBe(400);
  vendors[1].state.isFailing = true;
  const answer = await ayse.call('POST', chatPaths.analyses, {
    symbol: 'ETHUSDT',
    interval: '1d',
    limit: 100,
    vendor: 'bybit',
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    detail: { refusals: [{ vendor: 'bybit', reason: 'unreachable' }] },
  });
  vendors[1].state.isFailing = false;
}, 20_000);
