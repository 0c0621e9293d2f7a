import { chatPaths, maximumSessionDays, type SessionList } from '@vela/contracts';
import { createMarketData, type CandleStore } from '@vela/market-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const store: CandleStore = {
  read: async () => undefined,
  append: async () => {},
  replace: async () => {},
};

let test: TestApp;

beforeAll(async () => {
  const marketData = createMarketData({
    mode: 'simulated',
    allowSimulated: true,
    store,
  });
  test = await createTestApp({ deps: { marketData } });
});

afterAll(() => test.close());

const ask = (symbol: string, from: number, to: number) =>
  test.app.inject(
    `${chatPaths.sessions}?${new URLSearchParams({ symbol, from: String(from), to: String(to) }).toString()}`,
  );

const utc = (text: string): number => Date.parse(`${text}Z`);

const write = (time: number): string => new Date(time).toISOString().slice(5, 16);

async function getSpans(symbol: string, [from, to]: readonly [string, string]): Promise<string[]> {
  const { symbol: told, sessions } = (await ask(symbol, utc(from), utc(to))).json<SessionList>();
  expect(told).toBe(symbol);
  return sessions.map(({ id, start, end }) => `${id} ${write(start)} ${write(end)}`);
}

it('are in UTC, an hour earlier after daylight saving time begins in New York', async () => {
  const spans = await getSpans('BTCUSDT', ['2024-03-09T05:00', '2024-03-12T04:00']);
  expect(spans.filter((span) => span.startsWith('london-open'))).toEqual([
    'london-open 03-09T07:00 03-09T10:00',
    // Two o'clock does not exist on this day: an hour is missing.
    'london-open 03-10T07:00 03-10T09:00',
    'london-open 03-11T06:00 03-11T09:00',
  ]);
  expect(spans).toHaveLength(27);
});

it('are those of the market: a New York stock has no Asian session', async () => {
  expect(await getSpans('AAPL', ['2024-07-01T00:00', '2024-07-02T00:00'])).toEqual([
    'new-york-morning 07-01T13:30 07-01T15:00',
    'london-close 07-01T14:00 07-01T16:00',
    'silver-bullet-morning 07-01T14:00 07-01T15:00',
    'lunch 07-01T16:00 07-01T17:00',
    'new-york-afternoon 07-01T17:30 07-01T20:00',
    'silver-bullet-afternoon 07-01T18:00 07-01T19:00',
  ]);
});

it('include one that began before the range, and none that ends at its start', async () => {
  const spans = await getSpans('EURUSD', ['2024-07-01T09:00', '2024-07-01T11:00']);
  expect(spans).toEqual([]);
  expect(await getSpans('EURUSD', ['2024-07-01T08:59', '2024-07-01T11:01'])).toEqual([
    'london-open 07-01T06:00 07-01T09:00',
    'new-york-morning 07-01T11:00 07-01T14:00',
  ]);
});

it('are rejected for an empty or too long range and an unknown symbol', async () => {
  const from = utc('2024-07-01T00:00');
  const statuses = [
    await ask('BTCUSDT', from, from),
    await ask('BTCUSDT', from, from + (maximumSessionDays + 1) * 86_400_000),
    await ask('NOSUCHTHING', from, from + 1),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([400, 400, 404]);
});
