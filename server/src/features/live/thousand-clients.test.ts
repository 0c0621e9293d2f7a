import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createMarketData, type MarketStreams } from '@vela/market-data';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileValidator } from '../../http/zod-validation.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { isFullRun } from '../../testing/tier.ts';
import { createLiveRoutes } from './live.routes.ts';

const clientCount = 1000;
const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });

type Fake = {
  readonly streams: Pick<MarketStreams, 'follow' | 'listen'>;
  readonly state: { followed: number };
  close(candle: number): void;
};

const toCandle = (openTime: number, volume: number) => ({
  openTime,
  open: 1,
  high: 2,
  low: 1,
  close: 2,
  volume,
});

/** A market whose forming candle comes ten times a second and holds its time as its volume. */
async function createFakeMarket(): Promise<Fake> {
  const match = marketData.catalogue.resolve('BTCUSDT');
  if (match.kind !== 'found') throw new Error('BTCUSDT');
  const source = marketData.findSource?.('simulation');
  const now = Date.UTC(2026, 10, 25, 15);
  const wanted = { instrument: match.instrument, interval: '1m', limit: 1, now } as const;
  const answer = await marketData.getSeries(wanted);
  if (answer.kind !== 'series' || source === undefined) throw new Error('no series');
  const { series } = answer;
  const state = { followed: 0 };
  const listeners = new Set<Parameters<MarketStreams['follow']>[1]>();
  const follow: MarketStreams['follow'] = (_, listener) => {
    state.followed++;
    listeners.add(listener);
    listener({ kind: 'state', state: 'live', since: now, series }, source);
    const timer = setInterval(() => {
      listener({ kind: 'forming', candle: toCandle(now, Date.now()) }, source);
    }, 100);
    return () => {
      clearInterval(timer);
      listeners.delete(listener);
    };
  };
  return {
    streams: { follow, listen: () => () => undefined },
    state,
    close(openTime) {
      for (const listener of listeners)
        listener({ kind: 'closed', candle: toCandle(openTime, 1), series }, source);
    },
  };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const authenticate = async (request: { headers: Record<string, unknown> }) => ({
  userId: Number(request.headers['x-user']),
  sessionId: 'session',
  role: 'user' as const,
});

async function startServer(fake: Fake): Promise<{ app: FastifyInstance; port: number }> {
  const app = Fastify();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  const { streams } = fake;
  await app.register(
    createLiveRoutes({
      authenticate,
      watchSession: () => () => undefined,
      db: database.db,
      marketData,
      streams,
      now: Date.now,
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { app, port: address.port };
}

function measureMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe.runIf(isFullRun)(`${clientCount} browsers on one server`, () => {
  it('take little memory, hear prices at once, and lose no closed candle when a server dies', async () => {
    const [one, other] = [await createFakeMarket(), await createFakeMarket()];
    const [first, second] = [await startServer(one), await startServer(other)];
    const before = measureMemory();
    const script = path.join(import.meta.dirname, '../../testing/live-clients.ts');
    const ports = [first.port, second.port].map(String);
    const clients = spawn(process.execPath, [script, String(clientCount), ...ports]);
    let printed = '';
    clients.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    clients.stderr.on('data', (data: Buffer) => process.stderr.write(data));
    await wait(12_000);
    const perClient = (measureMemory() - before) / clientCount;
    clients.stdin.write('reset');
    const closed: number[] = [];
    const close = (fake: Fake): void => {
      closed.push(closed.length * 60_000);
      fake.close(closed.at(-1) ?? 0);
    };
    for (let times = 0; times < 10; times++) {
      await wait(500);
      close(one);
    }
    // Nothing is said: the connections end in the middle, and others take over.
    await wait(300);
    first.app.server.closeAllConnections();
    await first.app.close();
    for (let times = 0; times < 10; times++) {
      await wait(500);
      close(other);
    }
    await wait(4000);
    const ended = new Promise((resolve) => clients.once('close', resolve));
    clients.stdin.end();
    await ended;
    const told: { heard: number[][]; events: number; p50: number; p99: number } =
      JSON.parse(printed);
    process.stdout.write(
      `1,000 streams: ${Math.round(perClient / 1024)} kB each, ${told.events} prices, age p50 ${told.p50} ms, p99 ${told.p99} ms\n`,
    );
    expect(told.heard.length).toBe(clientCount);
    expect(told.heard.slice(1).filter((each) => each.length !== closed.length)).toEqual([]);
    expect([one.state.followed, other.state.followed]).toEqual([1, 1]);
    expect(perClient).toBeLessThan(20 * 1024);
  }, 90_000);
});
