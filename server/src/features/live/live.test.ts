import { accountPaths, livePaths, type HelloEvent, type LiveTopicsAnswer } from '@vela/contracts';
import {
  createMarketData,
  MarketStreams,
  startMarketSimulator,
  type MarketSimulator,
} from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  goodPassword,
  parseSignIn,
  postJson,
  signUp,
  wideLimits,
  type SignedIn,
} from '../../testing/account-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readEvents, type ServerEvent } from '../../testing/event-stream.ts';
import { users } from '../../db/schema/account.ts';
import { tellFiredAlerts } from '../../fired-alerts.ts';
import { onClosedCandle } from '../../candles/closed-candles.ts';

const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
/** Half a minute before a minute of a Wednesday ends; the market's time moves by leaps. */
const start = Date.UTC(2026, 10, 25, 15, 0, 30);
const beganAt = Date.now();
let leapMs = 0;
const now = (): number => start + leapMs + (Date.now() - beganAt);

let test: TestApp;
let simulator: MarketSimulator;
let streams: MarketStreams;
let origin: string;
let ayse: SignedIn;

beforeAll(async () => {
  simulator = await startMarketSimulator({ now });
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  const streamUrls = { simulation: simulator.streamUrl };
  streams = new MarketStreams({ marketData, streamUrls, now });
  test = await createTestApp({ deps: { authLimits: wideLimits, marketData, streams } });
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  ayse = await signUp(test, 'ayse@example.com');
});
afterAll(async () => {
  await test.close();
  await simulator.close();
});

type Stream = {
  readonly events: AsyncGenerator<ServerEvent, void>;
  readonly streamId: string;
};

const readData = (event: ServerEvent): Record<string, unknown> => JSON.parse(event.data ?? '{}');

const fetchStream = (accessToken: string, lastEventId?: string) =>
  fetch(`${origin}${livePaths.stream}`, {
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });

type Opened = { readonly lastEventId?: string | undefined; readonly accessToken?: string };

async function open({ lastEventId, accessToken = ayse.accessToken }: Opened = {}): Promise<Stream> {
  const response = await fetchStream(accessToken, lastEventId);
  expect(response.status).toBe(200);
  const events = readEvents(response);
  const first = await events.next();
  if (first.done === true || first.value.event !== 'hello') throw new Error('no hello');
  const hello: HelloEvent = JSON.parse(first.value.data ?? '');
  return { events, streamId: hello.streamId };
}

async function setTopics(
  { streamId }: Stream,
  topics: string[],
  { accessToken }: Pick<SignedIn, 'accessToken'> = ayse,
): Promise<LiveTopicsAnswer> {
  const response = await fetch(`${origin}${livePaths.topics(streamId)}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ topics }),
  });
  expect(response.status).toBe(200);
  return JSON.parse(await response.text());
}

async function readOne(
  { events }: Stream,
  isWanted: (event: ServerEvent, data: Record<string, unknown>) => boolean,
): Promise<ServerEvent> {
  for (;;) {
    const next = await events.next();
    if (next.done === true) throw new Error('the stream ended');
    if (isWanted(next.value, readData(next.value))) return next.value;
  }
}

describe('the stream of live data', () => {
  it('tells an account at once that an alert of its own has fired, and no other', async () => {
    const stream = await open();
    expect(await setTopics(stream, ['alerts', 'alerts:2', 'news'])).toEqual({
      topics: ['alerts'],
      refused: ['alerts:2', 'news'],
    });
    const [own] = await test.database.db.select({ id: users.id }).from(users);
    const heard = readOne(stream, ({ event }) => event === 'alerts');
    tellFiredAlerts(new Set([(own?.id ?? 0) + 1]));
    tellFiredAlerts(new Set([own?.id ?? 0]));
    expect(readData(await heard)).toEqual({ fired: true });
  });

  it('tells the forming candle, then its close once, and resumes after it', async () => {
    const heard: string[] = [];
    const stopListening = onClosedCandle((series, candle) =>
      heard.push(`${series.source} ${series.symbol} ${series.interval} ${candle.openTime}`),
    );
    const stream = await open();
    const topics = [
      'candle:BTCUSDT:1m',
      'quote:BTCUSDT',
      'candle:NONE:1m',
      'quote:BTCUSDT:1h',
      'candle:BTCUSDT:1m:nowhere',
      'candle:BTCUSDT:1m:simulation:x',
    ];
    expect(await setTopics(stream, topics)).toEqual({
      topics: ['candle:BTCUSDT:1m', 'quote:BTCUSDT'],
      refused: [
        'candle:NONE:1m',
        'quote:BTCUSDT:1h',
        'candle:BTCUSDT:1m:nowhere',
        'candle:BTCUSDT:1m:simulation:x',
      ],
    });
    const opens = Math.floor(now() / 60_000) * 60_000;
    const forming = await readOne(stream, (event) => event.event === 'forming');
    expect(forming.id).toBeUndefined();
    expect(readData(forming)).toMatchObject({ s: 'BTCUSDT', i: '1m', t: opens, provisional: true });
    const quote = await readOne(stream, (event) => event.event === 'quote');
    expect(readData(quote)).toMatchObject({ s: 'BTCUSDT', delay: 'simulated' });

    leapMs += 30_000;
    const closed = await readOne(stream, (event) => event.event === 'closed');
    expect(closed.id).toMatch(/^1\.\d+$/);
    const { candle, src } = readData(closed);
    expect([src, candle]).toMatchObject(['simulation', { t: opens }]);
    expect(heard).toEqual([`simulation BTCUSDT 1m ${opens}`]);
    stopListening();

    // Cut off before the next close, which is told after the return.
    await stream.events.return();
    const other = await open();
    await setTopics(other, ['candle:BTCUSDT:1m']);
    leapMs += 60_000;
    const missed = await readOne(other, (event) => event.event === 'closed');
    await other.events.return();
    const resumed = await open({ lastEventId: closed.id });
    await setTopics(resumed, ['candle:BTCUSDT:1m']);
    const replayed = await readOne(resumed, (event) => event.event === 'closed');
    expect(replayed).toEqual(missed);
    await resumed.events.return();
  });

  it('belongs to an account: guests and foreign streams are refused', async () => {
    expect((await fetch(`${origin}${livePaths.stream}`)).status).toBe(401);
    const stream = await open();
    const burak = await signUp(test, 'burak@example.com');
    const response = await fetch(`${origin}${livePaths.topics(stream.streamId)}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${burak.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ topics: [] }),
    });
    expect(response.status).toBe(404);
    await stream.events.return();
  });

  it('ends within seconds when its session is ended elsewhere, and other streams go on', async () => {
    const email = 'revoked@example.com';
    const here = await signUp(test, email);
    const answer = await postJson(test, accountPaths.login, { email, password: goodPassword });
    const elsewhere = parseSignIn(answer);
    const ended = await open({ accessToken: here.accessToken });
    const other = await open({ accessToken: elsewhere.accessToken });
    const mine = { authorization: `Bearer ${elsewhere.accessToken}` };
    const url = accountPaths.ownSessions;
    const { items } = (await test.app.inject({ url, headers: mine })).json();
    const { id } = items.find((one: { current: boolean }) => !one.current);
    const revoked = await test.app.inject({
      method: 'DELETE',
      url: accountPaths.ownSession(id),
      headers: mine,
    });
    expect(revoked.statusCode).toBe(204);
    const begun = performance.now();
    while ((await ended.events.next()).done !== true);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect((await fetchStream(here.accessToken)).status).toBe(401);
    expect(await setTopics(other, ['alerts'], elsewhere)).toMatchObject({ topics: ['alerts'] });
    await other.events.return();
  });

  it('takes no token in its address, and no page of another site may read it', async () => {
    const { accessToken } = ayse;
    const asked = await fetch(`${origin}${livePaths.stream}?access_token=${accessToken}`);
    expect(asked.status).toBe(401);
    const stop = new AbortController();
    const foreign = await fetch(`${origin}${livePaths.stream}`, {
      headers: { authorization: `Bearer ${accessToken}`, origin: 'https://evil.example' },
      signal: stop.signal,
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    stop.abort();
    const preflight = await fetch(`${origin}${livePaths.stream}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toBeNull();
  });

  it('shares one subscription among all who watch a series', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => open()));
    await Promise.all(opened.map((stream) => setTopics(stream, ['candle:ETHUSDT:1m'])));
    await Promise.all(opened.map((stream) => readOne(stream, ({ event }) => event === 'forming')));
    expect(streams.listStates()).toEqual([{ vendor: 'simulation', state: 'live' }]);
    await Promise.all(opened.map(({ events }) => events.return()));
  });
});
