import { calculateCloseTime, resample, type Candles, type Interval } from '@vela/engine';
import { intervals } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import type { CandleSeries, CandleSource } from '../../candle-source.ts';
import { instrumentCatalogue } from '../../instruments/instrument-catalogue.ts';
import { describeCandleSource } from '../../testing/describe-candle-source.ts';
import { createMemoryCandleStore, toCandleRows } from '../../testing/memory-candle-store.ts';
import { createSimulatedSource } from './simulated-candle-source.ts';

const now = Date.UTC(2026, 2, 11, 16, 20);
const create = (store = createMemoryCandleStore()): CandleSource =>
  createSimulatedSource({ store });

async function ask(
  symbol: string,
  interval: Interval,
  options: { source?: CandleSource; now?: number } = {},
): Promise<CandleSeries> {
  const instrument = instrumentCatalogue.all.find((known) => known.symbol === symbol);
  if (instrument === undefined) throw new Error(symbol);
  const result = await (options.source ?? create()).getSeries({
    instrument,
    interval,
    limit: 5000,
    now: options.now ?? now,
  });
  if (result.kind !== 'series') throw new Error(JSON.stringify(result.refusal));
  return result.series;
}

// Instruments outside the catalogue cannot be requested, so the unserved case of the contract is a
// time before the simulation starts.
describeCandleSource({
  name: 'the simulation',
  create: () => {
    const source = create();
    return {
      ...source,
      getSeries: async (request) =>
        await source.getSeries(
          request.instrument.symbol === 'ETHUSDT'
            ? { ...request, now: Date.UTC(1990, 0, 1) }
            : request,
        ),
    };
  },
  served: { symbol: 'BTCUSDT', interval: '1h', now },
  unserved: { symbol: 'ETHUSDT' },
});

describe('the simulation', () => {
  it('computes a series in slices, between which other requests are answered', async () => {
    const order: string[] = [];
    const asked = ask('AAPL', '15m').then(() => order.push('candles'));
    setImmediate(() => order.push('another request'));
    await asked;
    expect(order).toEqual(['another request', 'candles']);
  });

  it('is marked as simulated', async () => {
    const { source } = await ask('AAPL', '1d');
    expect(source).toMatchObject({
      kind: 'simulated',
      vendor: 'simulation',
      health: [{ code: 'simulated', params: {} }],
    });
  });

  it.each(['BTCUSDT', 'AAPL', 'EURUSD', 'XAUUSD', 'DAX', 'N225', 'SHIBUSDT'])(
    'agrees over all intervals of %s',
    async (symbol) => {
      const source = create();
      const series = new Map<Interval, Candles>();
      for (const interval of intervals)
        series.set(interval, (await ask(symbol, interval, { source })).candles);
      for (const [from, to] of [
        ['1m', '5m'],
        ['1m', '1h'],
        ['5m', '15m'],
        ['15m', '30m'],
        ['30m', '1h'],
        ['1h', '4h'],
        ['4h', '1d'],
        ['1d', '1w'],
        ['1d', '1mo'],
      ] as const) {
        const [fine, coarse] = [series.get(from), series.get(to)];
        if (fine === undefined || coarse === undefined) throw new Error(from);
        const expected = new Map(toCandleRows(coarse).map((row) => [row.openTime, row]));
        const made = toCandleRows(resample(fine, to)).filter(
          ({ openTime }) => openTime >= (coarse.openTime[0] ?? 0),
        );
        expect(made.length).toBeGreaterThan(100);
        expect(made).toEqual(made.map(({ openTime }) => expected.get(openTime)));
      }
    },
  );

  it('returns 5,000 candles of every interval whose history is long enough', async () => {
    for (const interval of ['1m', '5m', '15m', '30m', '1h', '4h', '1d'] as const)
      expect((await ask('MSFT', interval)).candles.length).toBeGreaterThanOrEqual(5000);
  });

  it('returns the same candle for any request time and anchor', async () => {
    const [early, late] = [
      await ask('BTCUSDT', '15m', { now: now - 40 * 86_400_000 }),
      await ask('BTCUSDT', '15m'),
    ];
    const known = new Map(toCandleRows(late.candles).map((row) => [row.openTime, row]));
    const shared = toCandleRows(early.candles).filter(({ openTime }) => known.has(openTime));
    expect(shared.length).toBeGreaterThan(100);
    expect(shared).toEqual(shared.map(({ openTime }) => known.get(openTime)));
  });

  it('returns the same candles on every machine', async () => {
    const { candles } = await ask('EURUSD', '1d', { now: Date.UTC(2000, 0, 8) });
    expect(
      toCandleRows(candles).map(({ openTime }) => new Date(openTime).toISOString().slice(0, 10)),
    ).toEqual(['2000-01-03', '2000-01-04', '2000-01-05', '2000-01-06', '2000-01-07']);
    expect(toCandleRows(candles)).toMatchSnapshot();
  });

  it('keeps the anchor as the clock advances, also in another process', async () => {
    const store = createMemoryCandleStore();
    const first = await ask('BTCUSDT', '1m', { source: create(store) });
    const source = create(store);
    for (const days of [1, 7, 20]) {
      const later = await ask('BTCUSDT', '1m', { source, now: now + days * 86_400_000 });
      expect(later.source.anchor).toBe(first.source.anchor);
      expect(later.version).toBe(first.version);
      expect(Array.from(later.candles.close.subarray(0, first.candles.length))).toEqual(
        Array.from(first.candles.close),
      );
    }
    expect(store.writes).toEqual(['append 1']);
  });

  it('starts a new version once a series exceeds its maximum length', async () => {
    const source = create();
    const first = await ask('BTCUSDT', '1m', { source });
    const later = await ask('BTCUSDT', '1m', { source, now: now + 365 * 86_400_000 });
    expect(later.version).not.toBe(first.version);
    expect(later.candles.length).toBeLessThan(100_000);
  });

  it('follows New York sessions through daylight saving changes', async () => {
    const { candles } = await ask('AAPL', '30m');
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      hour: '2-digit',
      minute: '2-digit',
      weekday: 'short',
    });
    const openings = new Set(
      toCandleRows(candles).map(({ openTime }) => format.format(openTime).replace(/^\w+,? /, '')),
    );
    expect([...openings].toSorted()).toEqual([
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
    ]);
    expect(
      toCandleRows(candles).filter(({ openTime }) => /^(Sat|Sun)/.test(format.format(openTime))),
    ).toEqual([]);
  });

  it('trades crypto 24/7', async () => {
    const { candles } = await ask('BTCUSDT', '1h');
    expect(
      toCandleRows(candles).filter(
        ({ openTime }, index, rows) =>
          index > 0 && openTime !== calculateCloseTime(rows[index - 1]?.openTime ?? 0, '1h'),
      ),
    ).toEqual([]);
  });

  it('is plausible: prices on the tick, near the level of the instrument, with the daily range of its kind', async () => {
    for (const [symbol, level, decimals, range] of [
      ['BTCUSDT', 100_000, 2, [2, 4.5]],
      ['EURUSD', 1.1, 5, [0.4, 0.8]],
      ['AAPL', 220, 2, [1.4, 2.8]],
      ['SPX', 6000, 2, [0.7, 1.5]],
      ['XAUUSD', 2700, 2, [1, 2]],
    ] as const) {
      const { candles } = await ask(symbol, '1d');
      const closes = Array.from(candles.close);
      expect(Math.max(...closes)).toBeLessThan(level * 4);
      expect(Math.min(...closes)).toBeGreaterThan(level / 4);
      expect(closes.filter((close) => Number(close.toFixed(decimals)) !== close)).toEqual([]);
      expect(medianRange(candles)).toBeGreaterThan(range[0]);
      expect(medianRange(candles)).toBeLessThan(range[1]);
    }
  });

  // Trading hours per day of each instrument.
  it.each([
    ['BTCUSDT', 24],
    ['DOGEUSDT', 24],
    ['PEPEUSDT', 24],
    ['EURUSD', 24],
    ['XAUUSD', 24],
    ['CL', 24],
    ['DJI', 6.5],
    ['AAPL', 6.5],
    ['DAX', 8.5],
    ['N225', 6.5],
  ])(
    'moves by the square root of the time, so that minutes of %s are neither dead nor wild',
    async (symbol, hours) => {
      const source = create();
      const daily = medianRange((await ask(symbol, '1d', { source })).candles);
      const odd: string[] = [];
      for (const [interval, minutes] of [
        ['4h', 240],
        ['1h', 60],
        ['30m', 30],
        ['15m', 15],
        ['5m', 5],
        ['1m', 1],
      ] as const) {
        const { candles } = await ask(symbol, interval, { source });
        const ratio = medianRange(candles) / (daily * Math.sqrt(minutes / (hours * 60)));
        if (ratio < 0.5 || ratio > 2) odd.push(`${interval} moves ${ratio} times as much`);
        const flat =
          candles.high.filter((high, index) => high === candles.low[index]).length / candles.length;
        if (flat > 0.03) odd.push(`${interval}: ${flat} of the candles are flat`);
      }
      expect(odd).toEqual([]);
    },
  );
});

/** Median true range as a percentage of the close. */
function medianRange({ high, low, close, length }: Candles): number {
  const ranges = Float64Array.from({ length: length - 1 }, (_, index) => {
    const before = close[index] ?? 0;
    return (
      (100 * (Math.max(high[index + 1] ?? 0, before) - Math.min(low[index + 1] ?? 0, before))) /
      before
    );
  }).toSorted();
  return ranges[Math.floor(ranges.length / 2)] ?? 0;
}
