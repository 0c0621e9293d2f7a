import { afterEach, expect, it } from 'vitest';
import { createMarketData } from '../create-market-data.ts';
import { startMarketSimulator } from '../vendors/simulated/market-simulator.ts';
import { MarketStreams, type FollowedSeries, type StreamEvent } from './market-streams.ts';
import { streamTimings } from './stream-timings.ts';

const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const now = (): number => Date.UTC(2026, 10, 25, 15, 0, 30);
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function openStreams(): Promise<MarketStreams> {
  const simulator = await startMarketSimulator({ now });
  const streams = new MarketStreams({
    marketData: createMarketData({ mode: 'simulated', allowSimulated: true, store }),
    streamUrls: { simulation: simulator.streamUrl },
    now,
    timings: { ...streamTimings, batch: 60_000 },
  });
  closers.push(
    () => simulator.close(),
    () => streams.close(),
  );
  return streams;
}

function findSeries(symbol: string): FollowedSeries {
  const match = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  const instrument = match.catalogue.all.find((one) => one.symbol === symbol);
  if (instrument === undefined) throw new Error(symbol);
  return { instrument, interval: '1m' };
}

/** Follows a series until its forming candle was told. */
async function hearForming(streams: MarketStreams, symbol: string): Promise<() => void> {
  let stop: (() => void) | undefined;
  await new Promise<void>((resolve) => {
    stop = streams.follow(findSeries(symbol), ({ kind }) => {
      if (kind === 'forming') resolve();
    });
  });
  return () => stop?.();
}

it('tells a watcher that comes later what forms, without waiting for the next message', async () => {
  const streams = await openStreams();
  const stop = await hearForming(streams, 'BTCUSDT');
  stop();
  const heard: StreamEvent['kind'][] = [];
  streams.follow(findSeries('BTCUSDT'), ({ kind }) => heard.push(kind));
  expect(heard).toEqual(['state', 'forming']);
});

it('asks at once for a series that comes later, on the connection that is there', async () => {
  const streams = await openStreams();
  await hearForming(streams, 'BTCUSDT');
  await hearForming(streams, 'ETHUSDT');
  expect(streams.listStates()).toEqual([{ vendor: 'simulation', state: 'live' }]);
});
