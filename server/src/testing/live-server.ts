/**
 * A server of the stream of live data in a process of its own, over a market that its parent moves:
 * `node --expose-gc live-server.ts <database>`. Prints its port; of its input, `close <time>` closes
 * a candle, and `memory` prints bytes in use (heap and buffers), resident bytes and how often
 * the series was followed upstream.
 */
import { argv, memoryUsage, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { createMarketData, type MarketStreams } from '@vela/market-data';
import Fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { createDatabase } from '../db/create-database.ts';
import { createLiveRoutes } from '../features/live/live.routes.ts';
import { compileValidator } from '../http/zod-validation.ts';

const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
const tickMs = 100;

const toCandle = (openTime: number, volume: number) => ({
  openTime,
  open: 1,
  high: 2,
  low: 1,
  close: 2,
  volume,
});

/** A market whose forming candle comes ten times a second and holds its time as its volume. */
async function createFakeMarket() {
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
    }, tickMs);
    return () => {
      clearInterval(timer);
      listeners.delete(listener);
    };
  };
  const close = (openTime: number): void => {
    for (const listener of listeners)
      listener({ kind: 'closed', candle: toCandle(openTime, 1), series }, source);
  };
  return { streams: { follow, listen: () => () => undefined }, state, close };
}

/** Who asks says so; sessions are not what is measured. */
const authenticate = async (request: { headers: Record<string, unknown> }) => ({
  userId: Number(request.headers['x-user']),
  sessionId: 'session',
  role: 'user' as const,
});

const { streams, state, close } = await createFakeMarket();
const db = createDatabase(argv[2] ?? '', { maxConnections: 4 });
const app = Fastify();
app.setValidatorCompiler(compileValidator);
app.setSerializerCompiler(serializerCompiler);
await app.register(
  createLiveRoutes({
    authenticate,
    watchSession: () => () => undefined,
    db,
    marketData,
    streams,
    now: Date.now,
  }),
);
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);

createInterface({ input: stdin }).on('line', (line) => {
  const [command, time] = line.split(' ');
  if (command === 'close') close(Number(time));
  if (command !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, external, rss } = memoryUsage();
  stdout.write(`${heapUsed + external} ${rss} ${state.followed}\n`);
});
stdin.on('end', () => process.exit(0));
