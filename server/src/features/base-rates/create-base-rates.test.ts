import { instrumentCatalogue, type CandleSeries } from '@vela/market-data';
import { sliceCandles, toCandles, type BaseRate } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import type { BaseRateStore, CountedRates } from './base-rate-store.ts';
import { createBaseRates } from './create-base-rates.ts';

const hourMs = 3_600_000;
const row = { open: 1, high: 2, low: 0.5, close: 1, volume: 1 };
const candles = toCandles(
  '1h',
  Array.from({ length: 600 }, (_, t) => ({ openTime: t * hourMs, ...row })),
);
const [instrument] = instrumentCatalogue.all;

function seriesOf(length: number, version = '1'): CandleSeries {
  if (instrument === undefined) throw new Error('the catalogue is empty');
  const source = {
    kind: 'file' as const,
    vendor: 'hand',
    asOf: 0,
    anchor: 0,
    adjustment: 'raw' as const,
    health: [],
    refusals: [],
  };
  return {
    instrument,
    candles: sliceCandles(candles, 0, length),
    source,
    version,
    hash: `${version}-${length}`,
  };
}

const share = {
  low: 0.4,
  high: 0.6,
  controlRate: 0.5,
  controls: 600,
  difference: 0,
  differenceLow: -0.1,
  differenceHigh: 0.1,
};
/** A cell that tells how many candles it was counted over. */
const cellOf = (n: number): BaseRate => {
  return {
    subject: 'order-block',
    outcome: 'holds',
    horizon: 20,
    n,
    bullish: 0,
    rate: 0.5,
    ...share,
    isDistinguishable: false,
  };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

type Situation = {
  readonly stored?: CountedRates;
  readonly fails?: boolean;
  readonly isStoreAway?: boolean;
};

function setUp({ stored, fails = false, isStoreAway = false }: Situation = {}) {
  const counts: number[] = [];
  const written: CountedRates[] = [];
  const faults: unknown[] = [];
  const store: BaseRateStore = {
    read: () =>
      isStoreAway ? Promise.reject(new Error('away')) : Promise.resolve(written.at(-1) ?? stored),
    write: (_series, counted) =>
      isStoreAway ? Promise.reject(new Error('away')) : Promise.resolve(void written.push(counted)),
  };
  const counter = {
    count: ({ length }: { readonly length: number }) => {
      counts.push(length);
      return fails ? Promise.reject(new Error('no')) : Promise.resolve([cellOf(length)]);
    },
    close: () => Promise.resolve(),
  };
  const baseRates = createBaseRates({ counter, store, onFault: (error) => faults.push(error) });
  const find = async (series: CandleSeries) => {
    const found = baseRates.find(series)?.rates.map(({ n }) => n);
    await settle();
    return found;
  };
  return { baseRates, counts, written, faults, find };
}

describe('base rates', () => {
  it('are not waited for, and there the next time', async () => {
    const { find, counts, written } = setUp();
    expect(await find(seriesOf(500))).toBeUndefined();
    expect(await find(seriesOf(500))).toEqual([480]);
    expect(counts).toEqual([480]);
    expect(written).toMatchObject([{ version: '1', countedTo: 479 * hourMs }]);
  });

  it('are counted once however many ask meanwhile', async () => {
    const { baseRates, find, counts } = setUp();
    for (let asked = 0; asked < 5; asked += 1) baseRates.find(seriesOf(500));
    await find(seriesOf(500));
    expect(counts).toEqual([480]);
  });

  it('are those of the days before the last candle’s, whichever candle of its day somebody asked at first', async () => {
    for (const first of [481, 490, 504]) {
      const { find, counts } = setUp();
      await find(seriesOf(first));
      expect(await find(seriesOf(500))).toEqual([480]);
      expect(counts).toEqual([480]);
      await find(seriesOf(505));
      expect(await find(seriesOf(505))).toEqual([504]);
    }
  });

  it('of another version of the history are not given', async () => {
    const { find } = setUp();
    await find(seriesOf(500));
    expect(await find(seriesOf(500, '2'))).toBeUndefined();
    expect(await find(seriesOf(500, '2'))).toEqual([480]);
  });

  it('never hold what came after the last candle: an earlier clock has its own', async () => {
    const { find } = setUp();
    await find(seriesOf(600));
    expect(await find(seriesOf(400))).toBeUndefined();
    expect(await find(seriesOf(400))).toEqual([384]);
    expect(await find(seriesOf(600))).toEqual([576]);
  });

  it('are read back after a restart', async () => {
    const { find, counts } = setUp({
      stored: { version: '1', countedTo: 479 * hourMs, rates: [cellOf(7)] },
    });
    await find(seriesOf(500));
    expect(await find(seriesOf(500))).toEqual([7]);
    expect(counts).toEqual([]);
  });

  it('are there also while the database is away', async () => {
    const { find, faults } = setUp({ isStoreAway: true });
    await find(seriesOf(500));
    expect(await find(seriesOf(500))).toEqual([480]);
    expect(faults).toHaveLength(2);
  });

  it('of a short series are none, at once', () => {
    expect(setUp().baseRates.find(seriesOf(100))).toEqual({ rates: [], countedTo: 95 * hourMs });
  });

  it('that cannot be counted are tried again only for another day', async () => {
    const { find, counts, faults } = setUp({ fails: true });
    await find(seriesOf(500));
    await find(seriesOf(501));
    expect([counts, faults.length]).toEqual([[480], 1]);
    await find(seriesOf(505));
    expect(counts).toEqual([480, 504]);
  });
});
