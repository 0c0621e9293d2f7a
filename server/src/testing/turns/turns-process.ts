/**
 * A server over made-up series in a process of its own, so that the work of its callers does not
 * count. Its parent tells it over the channel which series to make, and when to measure.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { env } from 'node:process';
import { instrumentCatalogue } from '@vela/market-data';
import { createApp } from '../../app.ts';
import { parseConfig } from '../../config.ts';
import { createDatabase, openConnections } from '../../db/create-database.ts';
import { createMailer } from '../../mail/create-mailer.ts';
import type { TurnsAnswer, TurnsOrder } from './turns-order.ts';
import { createWalkData, walkEnd } from './walk-data.ts';

const config = parseConfig(env);
const db = createDatabase(config.databaseUrl ?? '');
await openConnections(db);
const size = { count: 0, version: 0 };
const marketData = createWalkData(size);
const app = await createApp({
  config,
  db,
  marketData,
  baseRates: { find: () => undefined, close: () => Promise.resolve() },
  mailer: createMailer(config),
  now: Date.now,
});
await app.listen({ host: '127.0.0.1', port: config.port });

/** Candles are made before anything is measured. */
async function makeSeries(symbols: readonly string[]): Promise<void> {
  for (const symbol of symbols) {
    const match = instrumentCatalogue.resolve(symbol);
    if (match.kind !== 'found') continue;
    const { instrument } = match;
    await marketData.getSeries({ instrument, interval: '1h', limit: 1, now: walkEnd });
  }
}

const loop = monitorEventLoopDelay({ resolution: 1 });
let cpu = process.cpuUsage();

async function obey(order: TurnsOrder): Promise<TurnsAnswer> {
  const { user, system } = process.cpuUsage(cpu);
  const measured = { heldMs: loop.max / 1e6, cpuMs: (user + system) / 1000 };
  if (order.kind === 'measure') {
    loop.reset();
    loop.enable();
    cpu = process.cpuUsage();
  } else {
    Object.assign(size, order.size);
    await makeSeries(order.symbols);
  }
  return { ...measured, rssMb: process.memoryUsage().rss / 1e6 };
}

process.on('message', async (order: TurnsOrder) => {
  const answer = await obey(order);
  process.send?.(answer);
});
process.send?.('ready');
