import type { Candle } from '@vela/engine';
import { afterEach, describe, expect, it } from 'vitest';
import type { CandleSource } from '../candle-source.ts';
import { getCandleAt } from '../candles/closed-candles.ts';
import { instrumentCatalogue } from '../instruments/instrument-catalogue.ts';
import { createLiveSource } from '../live/live-candle-source.ts';
import { startFakeExchange, type FakeExchange, type Fault } from '../testing/fake-exchange.ts';
import { createMemoryCandleStore } from '../testing/memory-candle-store.ts';
import { isFullRun } from '../testing/tier.ts';
import { binanceStream } from '../vendors/binance/binance-stream.ts';
import { binance } from '../vendors/binance/binance.ts';
import { SeriesFollower, type SeriesEvent } from './series-follower.ts';
import { StreamConnection, type ConnectionState } from './stream-connection.ts';
import { streamTimings, type StreamTimings } from './stream-timings.ts';

const start = Date.UTC(2026, 5, 1, 12, 0, 30);
/** All waiting times a hundred times shorter. */
const shortened = 100;
const shorten = (timings: StreamTimings): StreamTimings => ({
  ...timings,
  silence: timings.silence / shortened,
  firstBackOff: timings.firstBackOff / shortened,
  mostBackOff: timings.mostBackOff / shortened,
  backOffReset: timings.backOffReset / shortened,
  batch: timings.batch / shortened,
  settling: timings.settling / shortened,
  recheck: timings.recheck / shortened,
  askAgain: timings.askAgain / shortened,
});
const channel = { symbol: 'BTCUSDT', interval: '1m' };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Numbers in [0, 1) that follow from a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type World = {
  readonly exchange: FakeExchange;
  readonly source: CandleSource;
  readonly events: SeriesEvent[];
  readonly states: ConnectionState[];
  readonly faults: unknown[];
  readonly connection: StreamConnection;
};

const btc = instrumentCatalogue.all.find(({ symbol }) => symbol === 'BTCUSDT');

async function follow(random: () => number, silence?: number): Promise<World> {
  const shortest = shorten(streamTimings);
  const timings = { ...shortest, silence: silence ?? shortest.silence };
  if (btc === undefined) throw new Error('BTCUSDT');
  const exchange = await startFakeExchange(start);
  closers.push(() => exchange.close());
  const source = createLiveSource(binance, {
    url: exchange.url,
    store: createMemoryCandleStore(),
    // The budget and the circuit breaker live on the time of the exchange.
    clock: () => performance.now() * 1000,
    random: () => 0,
  });
  const [events, states, faults]: [SeriesEvent[], ConnectionState[], unknown[]] = [[], [], []];
  const follower = new SeriesFollower({
    source,
    instrument: btc,
    interval: '1m',
    timings,
    now: () => exchange.now(),
    emit: (event) => events.push(event),
  });
  const connection = new StreamConnection({
    protocol: { ...binanceStream, heartbeatMs: 20 },
    url: exchange.streamUrl,
    timings,
    clock: () => performance.now(),
    random,
    onCandle: ({ candle, isClosed }) => follower.take(candle, isClosed),
    onSubscribed: () => follower.backfill(),
    onState(state) {
      states.push(state);
      if (state !== 'live' && state !== 'subscribing') follower.pause();
    },
    onFault: (fault) => faults.push(fault),
  });
  closers.push(
    () => follower.close(),
    () => connection.close(),
  );
  connection.want(channel);
  await waitUntil(() => connection.state === 'live');
  return { exchange, source, events, states, faults, connection };
}

async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > withinMs) throw new Error('not within the time');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return performance.now() - began;
}

const toRow = (candle: Candle): string => Object.values(candle).join(' ');

async function readSeries({ source, exchange }: World): Promise<readonly Candle[]> {
  if (btc === undefined) throw new Error('BTCUSDT');
  const result = await source.getSeries({
    instrument: btc,
    interval: '1m',
    limit: 1,
    // No request is due then: what was followed is what the source has.
    now: exchange.now(),
  });
  if (result.kind !== 'series') throw new Error(result.refusal.detail);
  const { candles } = result.series;
  return Array.from({ length: candles.length }, (_, index) => getCandleAt(candles, index));
}

const kinds: readonly Fault[] = [
  'drop',
  'half-open',
  'duplicate',
  'reorder',
  'lost',
  'no-flag',
  'shutdown',
  'garbage',
  'clock',
  'failing',
  'correction',
  'late-copy',
];

const lastClosed = ({ events }: World): number =>
  events.findLast((event) => event.kind === 'closed')?.candle.openTime ?? 0;

describe('a stream with faults', () => {
  const count = isFullRun ? 1000 : 30;
  it(`${count} at random: no candle missing or doubled, the anchor stays, complete within 10 s`, async () => {
    const random = createRandom(20_261_125);
    const world = await follow(random);
    const { exchange, events } = world;
    const first = Math.floor(start / 60_000) * 60_000;
    const anchor = (await readSeries(world))[0]?.openTime ?? 0;
    const recoveries: number[] = [];
    for (let index = 0; index < count; index++) {
      const fault = kinds[index < kinds.length ? index : Math.floor(random() * kinds.length)];
      exchange.step(fault);
      await new Promise((resolve) => setTimeout(resolve, 5));
      exchange.step();
      const wanted = Math.floor(exchange.now() / 60_000) * 60_000 - 60_000;
      recoveries.push(await waitUntil(() => lastClosed(world) >= wanted));
    }
    // The last correction is found when the last candles are read again.
    const wanted = () =>
      exchange.listClosed(anchor).map((kline) => kline.slice(0, 6).map(Number).join(' '));
    await waitUntil(
      async () => (await readSeries(world)).map(toRow).join('\n') === wanted().join('\n'),
    );
    const closed = events
      .filter((event) => event.kind === 'closed')
      .map(({ candle }) => candle.openTime);
    expect(closed).toEqual(Array.from({ length: 2 * count }, (_, index) => first + index * 60_000));
    expect((await readSeries(world))[0]?.openTime).toBe(anchor);
    expect(Math.max(...recoveries)).toBeLessThan(10_000);
    expect(events.some(({ kind }) => kind === 'revised')).toBe(true);
  }, 240_000);

  it('falls silent, waits and comes back; a garbled message is named', async () => {
    const world = await follow(() => 0.5, 600);
    world.exchange.step('half-open');
    await waitUntil(() => world.states.includes('silent'));
    await waitUntil(() => world.connection.state === 'live');
    expect(world.states).toEqual([
      'connecting',
      'subscribing',
      'live',
      'silent',
      'backing-off',
      'connecting',
      'subscribing',
      'live',
    ]);
    world.exchange.step('garbage');
    await waitUntil(() => world.faults.length > 0);
    expect(String(world.faults[0])).toMatch(/^MessageFault: (s|k\.)/);
  });

  it('is changed for a new connection before the exchange ends it, without a break', async () => {
    const world = await follow(() => 0.5, 600);
    world.exchange.step('shutdown');
    await waitUntil(
      () => world.exchange.subscriptionCount === 2 && world.exchange.connectionCount === 1,
    );
    world.exchange.step();
    await waitUntil(() => world.events.filter(({ kind }) => kind === 'closed').length === 2);
    expect(world.states).toEqual(['connecting', 'subscribing', 'live']);
  });
});
