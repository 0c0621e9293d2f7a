import type { Candle } from '@vela/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMarketData } from '../create-market-data.ts';
import type { MarketData } from '../market-data.ts';
import { startFakeBybit, type FakeBybit } from '../testing/fake-bybit.ts';
import { startFakeExchange, type FakeExchange } from '../testing/fake-exchange.ts';
import { createMemoryCandleStore } from '../testing/memory-candle-store.ts';
import { MarketStreams } from './market-streams.ts';
import { streamTimings } from './stream-timings.ts';

const minuteMs = 60_000;
/** On a busy machine. */
const patience = { timeout: 10_000 };
/** The second vendor was listed later than the first one's history begins. */
const start = Date.UTC(2026, 5, 1, 12, 0, 30);
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

type World = {
  readonly marketData: MarketData;
  readonly first: FakeExchange;
  readonly second: FakeBybit;
};

/** Two exchanges whose prices differ: 50,000 at the first, 80,000 at the second. */
async function open(): Promise<World> {
  const first = await startFakeExchange(start);
  const second = await startFakeBybit(() => first.now());
  closers.push(
    () => first.close(),
    () => second.stop(),
  );
  const marketData = createMarketData({
    mode: 'live',
    vendorUrls: { binance: first.url, bybit: second.url, coinbase: 'http://127.0.0.1:9' },
    // As in production: what only the operator may see is no choice for others.
    mayShow: ({ rights }) => rights === 'public',
    allowSimulated: false,
    store: createMemoryCandleStore(),
  });
  return { marketData, first, second };
}

function findBitcoin({ catalogue }: MarketData) {
  const match = catalogue.resolve('BTCUSDT');
  if (match.kind !== 'found') throw new Error('BTCUSDT');
  return { instrument: match.instrument, interval: '1m' } as const;
}

async function read({ marketData, first }: World, vendor?: string) {
  const request = { ...findBitcoin(marketData), limit: 100, now: first.now(), vendor };
  return await marketData.getSeries(request);
}

async function readSeries(world: World, vendor?: string) {
  const result = await read(world, vendor);
  if (result.kind !== 'series') throw new Error(JSON.stringify(result));
  return result.series;
}

describe('a source that a person chooses', () => {
  it('is offered where it has the series and its data may be shown, with delay and rights', async () => {
    const { marketData } = await open();
    const offered = await marketData.listOffered?.(findBitcoin(marketData));
    const terms = { kind: 'live', delay: 'real-time', rights: 'public', isFailing: false };
    expect(offered).toEqual([
      { vendor: 'binance', ...terms },
      { vendor: 'bybit', ...terms },
    ]);
    const refused = await read({ ...(await open()), marketData }, 'coinbase');
    expect(refused).toMatchObject({
      kind: 'unavailable',
      refusals: [{ vendor: 'coinbase', reason: 'not-allowed' }],
    });
  });

  it('has its own candles from the first to the last, and changes no source for others', async () => {
    const world = await open();
    const chosen = await readSeries(world, 'bybit');
    const automatic = await readSeries(world);
    expect([chosen.source.vendor, automatic.source.vendor]).toEqual(['bybit', 'binance']);
    expect(chosen.hash).not.toBe(automatic.hash);
    expect(chosen.candles.length).toBeGreaterThan(1000);
    expect(Math.min(...chosen.candles.close)).toBeGreaterThan(80_000);
    expect(Math.max(...automatic.candles.close)).toBeLessThan(51_000);
  });

  it('is replaced by no other when it fails', async () => {
    const world = await open();
    world.second.fail();
    const failed = await read(world, 'bybit');
    expect(failed.kind === 'unavailable' && failed.refusals.map(({ vendor }) => vendor)).toEqual([
      'bybit',
    ]);
    expect((await readSeries(world)).source.vendor).toBe('binance');
  });

  it('keeps the candles that it had, and says that it does not answer', async () => {
    const world = await open();
    const before = await readSeries(world, 'bybit');
    world.second.fail();
    world.first.step();
    const request = { ...findBitcoin(world.marketData), limit: 100, now: world.first.now() };
    const source = world.marketData.findSource?.('bybit');
    await source?.refresh?.(request, 3);
    const result = await source?.refresh?.(request, 3);
    if (result?.kind !== 'series') throw new Error('no series');
    expect(result.series.hash).toBe(before.hash);
    expect(result.series.source.health.map(({ code }) => code)).toContain('provider-failing');
  });
});

describe('streams of chosen sources', () => {
  it('tell each watcher the closes of its own source, over one subscription a vendor', async () => {
    const { marketData, first, second } = await open();
    const bitcoin = findBitcoin(marketData);
    const streams = new MarketStreams({
      marketData,
      streamUrls: { binance: first.streamUrl, bybit: second.streamUrl },
      now: () => first.now(),
      timings: { ...streamTimings, batch: 10 },
    });
    closers.push(() => streams.close());
    const heard: Record<string, Candle[]> = { automatic: [], binance: [], bybit: [] };
    const complete = new Set<string>();
    const listen = (name: string, vendor?: string) =>
      streams.follow({ ...bitcoin, vendor }, (event, source) => {
        // Told once the past is known.
        if (event.kind === 'forming') complete.add(name);
        if (event.kind !== 'closed') return;
        heard[name]?.push(event.candle);
        expect(source.vendor).toBe(vendor ?? 'binance');
      });
    const stops = [listen('automatic'), listen('bybit', 'bybit')];
    await vi.waitFor(() => {
      expect([first.subscriptionCount, second.subscriptionCount]).toEqual([1, 1]);
      expect(streams.listStates().map(({ state }) => state)).toEqual(['live', 'live']);
      expect([...complete].toSorted()).toEqual(['automatic', 'bybit']);
    }, patience);
    // The source that answers anyway, chosen: it is followed on the subscription that is there.
    stops.push(listen('binance', 'binance'));
    const opens = Math.floor(start / minuteMs) * minuteMs;
    await vi.waitFor(() => expect(complete).toContain('binance'), patience);
    first.step();
    second.close(opens);
    await vi.waitFor(
      () => expect(Object.values(heard).map((candles) => candles.length)).toEqual([1, 1, 1]),
      patience,
    );
    expect(heard['binance']).toEqual(heard['automatic']);
    expect(heard['bybit']?.[0]?.close).toBe(second.getPrices(opens)[3]);
    expect(first.subscriptionCount).toBe(1);
    for (const stop of stops) stop();
  }, 30_000);

  it('is begun again where its first answer failed or came without a watcher', async () => {
    const { marketData, first, second } = await open();
    const answers = [
      () => Promise.reject(new Error('the store does not answer')),
      () => new Promise<never>((_, reject) => setTimeout(reject, 50, new Error('late'))),
    ];
    const getSeries: MarketData['getSeries'] = (request) =>
      answers.shift()?.() ?? marketData.getSeries(request);
    const streams = new MarketStreams({
      marketData: { ...marketData, getSeries },
      streamUrls: { binance: first.streamUrl, bybit: second.streamUrl },
      now: () => first.now(),
      timings: { ...streamTimings, batch: 10, poll: 30 },
    });
    closers.push(() => streams.close());
    const states: string[] = [];
    const stop = streams.follow(findBitcoin(marketData), () => undefined);
    await vi.waitFor(() => expect(answers).toHaveLength(0), patience);
    stop();
    // The second answer fails without a watcher: the next watcher begins anew.
    await new Promise((resolve) => setTimeout(resolve, 100));
    streams.follow(findBitcoin(marketData), (event) => {
      if (event.kind === 'state') states.push(event.state);
    });
    await vi.waitFor(() => expect(states).toContain('live'), patience);
  }, 30_000);
});
