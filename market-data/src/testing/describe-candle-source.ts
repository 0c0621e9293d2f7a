import { calculateCloseTime } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import type { CandleSeries, CandleSource, SeriesRequest } from '../candle-source.ts';
import { instrumentCatalogue } from '../instruments/instrument-catalogue.ts';
import { toCandleRows } from './memory-candle-store.ts';

export type SourceUnderTest = {
  readonly name: string;
  /** Creates a new source over the same backend. */
  readonly create: () => CandleSource | Promise<CandleSource>;
  /** A series the source serves. */
  readonly served: Pick<SeriesRequest, 'interval' | 'now'> & { readonly symbol: string };
  readonly unserved: { readonly symbol: string };
};

type Contract = SourceUnderTest & {
  readonly createRequest: (symbol: string, now?: number) => SeriesRequest;
  readonly getSeries: (source: CandleSource, now?: number) => Promise<CandleSeries>;
};

/** Contract tests for every candle source. */
export function describeCandleSource(sourceUnderTest: SourceUnderTest): void {
  const { name, served } = sourceUnderTest;
  const createRequest = (symbol: string, now = served.now): SeriesRequest => {
    const instrument = instrumentCatalogue.all.find((known) => known.symbol === symbol);
    if (instrument === undefined) throw new Error(`no instrument ${symbol}`);
    return { instrument, interval: served.interval, limit: 500, now };
  };
  const getSeries = async (source: CandleSource, now?: number): Promise<CandleSeries> => {
    const result = await source.getSeries(createRequest(served.symbol, now));
    if (result.kind !== 'series') throw new Error(JSON.stringify(result.refusal));
    return result.series;
  };
  const contract = { ...sourceUnderTest, createRequest, getSeries };

  describe(`${name} as a candle source`, () => {
    testCandles(contract);
    testRepeatability(contract);
    testProvenance(contract);
  });
}

function testCandles({ create, served, getSeries }: Contract): void {
  it('returns closed candles in order, from the anchor to the as-of time', async () => {
    const { candles, source, forming } = await getSeries(await create());
    expect(candles.length).toBeGreaterThan(0);
    expect(candles.interval).toBe(served.interval);
    const rows = toCandleRows(candles);
    expect(
      rows.filter(
        ({ open, high, low, close }) => Math.max(open, close) > high || Math.min(open, close) < low,
      ),
    ).toEqual([]);
    expect(
      rows.filter(
        ({ openTime }, index) =>
          openTime <= (rows[index - 1]?.openTime ?? Number.NEGATIVE_INFINITY),
      ),
    ).toEqual([]);
    const lastOpenTime = candles.openTime.at(-1) ?? 0;
    expect(calculateCloseTime(lastOpenTime, served.interval)).toBeLessThanOrEqual(served.now);
    expect(source.anchor).toBe(candles.openTime[0]);
    expect(source.asOf).toBe(calculateCloseTime(lastOpenTime, served.interval));
    expect(forming?.openTime ?? Number.POSITIVE_INFINITY).toBeGreaterThan(lastOpenTime);
  });
}

function testRepeatability({ create, served, getSeries }: Contract): void {
  it('returns the same candles, version and hash when asked again', async () => {
    const source = await create();
    const [first, second] = [await getSeries(source), await getSeries(source)];
    expect(second.candles).toEqual(first.candles);
    expect([second.version, second.hash]).toEqual([first.version, first.hash]);
    expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('returns the start of the series to a caller with an earlier clock', async () => {
    const source = await create();
    const later = await getSeries(source);
    const earlier = await getSeries(
      source,
      served.now - 5 * calculateCloseTime(0, served.interval),
    );
    expect(earlier.candles.length).toBe(later.candles.length - 5);
    expect(earlier.source.anchor).toBe(later.source.anchor);
    expect(Array.from(later.candles.close.subarray(0, earlier.candles.length))).toEqual(
      Array.from(earlier.candles.close),
    );
    expect(earlier.hash).not.toBe(later.hash);
  });
}

function testProvenance({ create, unserved, createRequest, getSeries }: Contract): void {
  it('names itself and refuses series it does not serve, without throwing', async () => {
    const source = await create();
    const { source: provenance } = await getSeries(source);
    expect([provenance.kind, provenance.vendor]).toEqual([source.kind, source.vendor]);
    const result = await source.getSeries(createRequest(unserved.symbol));
    expect(result).toMatchObject({
      kind: 'unavailable',
      refusal: { source: source.kind, vendor: source.vendor },
    });
  });

  it('reports whether it can be used', async () => {
    const { ok, detail } = await (await create()).check();
    expect(ok).toBe(true);
    expect(detail).not.toBe('');
  });
}
