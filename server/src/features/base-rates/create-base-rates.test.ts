import { instrumentCatalogue, type CandleSeries } from '@vela/market-data';
import { sliceCandles, toCandles, type BaseRate, type BaseRateCount } from '@vela/engine';
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

function createSeries(length: number, version = '1'): CandleSeries {
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
/** A cell whose `n` is the number of candles it was counted over. */
const createCell = (n: number): BaseRate => {
  return {
    subject: 'order-block',
    outcome: 'holds',
    horizon: 20,
    n,
    effectiveN: n,
    bullish: 0,
    rate: 0.5,
    ...share,
    isDistinguishable: false,
  };
};

const createCount = (n: number): BaseRateCount => {
  return { cells: [createCell(n)], countedFrom: 0 };
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
      return fails ? Promise.reject(new Error('no')) : Promise.resolve(createCount(length));
    },
    close: () => Promise.resolve(),
  };
  const baseRates = createBaseRates({ counter, store, onFault: (error) => faults.push(error) });
  const find = async (series: CandleSeries) => {
    const found = baseRates.find(series)?.cells.map(({ n }) => n);
    await settle();
    return found;
  };
  return { baseRates, counts, written, faults, find };
}

describe('base rates', () => {
  it('are undefined at first, and known the next time', async () => {
    const { find, counts, written } = setUp();
    expect(await find(createSeries(500))).toBeUndefined();
    expect(await find(createSeries(500))).toEqual([480]);
    expect(counts).toEqual([480]);
    expect(written).toMatchObject([{ version: '1', countedTo: 479 * hourMs }]);
  });

  it('are counted once for concurrent requests', async () => {
    const { baseRates, find, counts } = setUp();
    for (let asked = 0; asked < 5; asked += 1) baseRates.find(createSeries(500));
    await find(createSeries(500));
    expect(counts).toEqual([480]);
  });

  it('hold the candles of two long series at a time; the others are counted when asked again', async () => {
    const rows = Array.from({ length: 100_000 }, (_, t) => ({ openTime: t * hourMs, ...row }));
    const long = toCandles('1h', rows);
    const versions = Array.from({ length: 10 }, (_, index) => String(index));
    const { baseRates, counts } = setUp();
    for (const counted of [2, 4]) {
      for (const version of versions)
        baseRates.find({ ...createSeries(500, version), candles: long });
      await settle();
      expect(counts).toHaveLength(counted);
    }
  });

  it('cover the days before the last candle’s, whichever candle comes first', async () => {
    for (const first of [481, 490, 504]) {
      const { find, counts } = setUp();
      await find(createSeries(first));
      expect(await find(createSeries(500))).toEqual([480]);
      expect(counts).toEqual([480]);
      await find(createSeries(505));
      expect(await find(createSeries(505))).toEqual([504]);
    }
  });

  it('are not returned for another version of the history', async () => {
    const { find } = setUp();
    await find(createSeries(500));
    expect(await find(createSeries(500, '2'))).toBeUndefined();
    expect(await find(createSeries(500, '2'))).toEqual([480]);
  });

  it('never include later candles: an earlier clock has its own rates', async () => {
    const { find } = setUp();
    await find(createSeries(600));
    expect(await find(createSeries(400))).toBeUndefined();
    expect(await find(createSeries(400))).toEqual([384]);
    expect(await find(createSeries(600))).toEqual([576]);
  });

  it('are read back after a restart', async () => {
    const { find, counts } = setUp({
      stored: { version: '1', countedTo: 479 * hourMs, count: createCount(7) },
    });
    await find(createSeries(500));
    expect(await find(createSeries(500))).toEqual([7]);
    expect(counts).toEqual([]);
  });

  it('are counted also while the database is unavailable', async () => {
    const { find, faults } = setUp({ isStoreAway: true });
    await find(createSeries(500));
    expect(await find(createSeries(500))).toEqual([480]);
    expect(faults).toHaveLength(2);
  });

  it('are empty at once for a short series', () => {
    expect(setUp().baseRates.find(createSeries(100))).toEqual({
      cells: [],
      countedFrom: 0,
      countedTo: 95 * hourMs,
    });
  });

  it('are retried only for another day when counting fails', async () => {
    const { find, counts, faults } = setUp({ fails: true });
    await find(createSeries(500));
    await find(createSeries(501));
    expect([counts, faults.length]).toEqual([[480], 1]);
    await find(createSeries(505));
    expect(counts).toEqual([480, 504]);
  });
});
