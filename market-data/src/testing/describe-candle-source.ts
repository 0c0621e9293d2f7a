import { closeTimeOf } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import type { CandleSeries, CandleSource, SeriesRequest } from '../candle-source.ts';
import { instrumentCatalogue } from '../instruments/instrument-catalogue.ts';
import { rowsOf } from './memory-candle-store.ts';

export type SourceUnderTest = {
  readonly name: string;
  /** A new source over the same outside world. */
  readonly create: () => CandleSource | Promise<CandleSource>;
  /** A series the source serves, and one it does not. */
  readonly served: Pick<SeriesRequest, 'interval' | 'now'> & { readonly symbol: string };
  readonly unserved: { readonly symbol: string };
};

/** What every source of candles keeps, whatever stands behind it. */
export function describeCandleSource({ name, create, served, unserved }: SourceUnderTest): void {
  const requestOf = (symbol: string, now = served.now): SeriesRequest => {
    const instrument = instrumentCatalogue.all.find((known) => known.symbol === symbol);
    if (instrument === undefined) throw new Error(`no instrument ${symbol}`);
    return { instrument, interval: served.interval, limit: 500, now };
  };
  const seriesOf = async (source: CandleSource, now?: number): Promise<CandleSeries> => {
    const result = await source.getSeries(requestOf(served.symbol, now));
    if (result.kind !== 'series') throw new Error(JSON.stringify(result.refusal));
    return result.series;
  };

  describe(`${name} as a source of candles`, () => {
    it('gives closed candles in order, from the anchor to the as-of time', async () => {
      const { candles, source, forming } = await seriesOf(await create());
      expect(candles.length).toBeGreaterThan(0);
      expect(candles.interval).toBe(served.interval);
      const rows = rowsOf(candles);
      expect(
        rows.filter(
          ({ open, high, low, close }) =>
            Math.max(open, close) > high || Math.min(open, close) < low,
        ),
      ).toEqual([]);
      expect(
        rows.filter(
          ({ openTime }, index) =>
            openTime <= (rows[index - 1]?.openTime ?? Number.NEGATIVE_INFINITY),
        ),
      ).toEqual([]);
      const lastOpenTime = candles.openTime.at(-1) ?? 0;
      expect(closeTimeOf(lastOpenTime, served.interval)).toBeLessThanOrEqual(served.now);
      expect(source.anchor).toBe(candles.openTime[0]);
      expect(source.asOf).toBe(closeTimeOf(lastOpenTime, served.interval));
      expect(forming?.openTime ?? Number.POSITIVE_INFINITY).toBeGreaterThan(lastOpenTime);
    });

    it('gives the same candles, version and hash when asked again', async () => {
      const source = await create();
      const [first, second] = [await seriesOf(source), await seriesOf(source)];
      expect(second.candles).toEqual(first.candles);
      expect([second.version, second.hash]).toEqual([first.version, first.hash]);
      expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
    });

    it('gives a beginning of the series to a caller whose clock is earlier', async () => {
      const source = await create();
      const later = await seriesOf(source);
      const earlier = await seriesOf(source, served.now - 5 * closeTimeOf(0, served.interval));
      expect(earlier.candles.length).toBe(later.candles.length - 5);
      expect(earlier.source.anchor).toBe(later.source.anchor);
      expect(Array.from(later.candles.close.subarray(0, earlier.candles.length))).toEqual(
        Array.from(earlier.candles.close),
      );
      expect(earlier.hash).not.toBe(later.hash);
    });

    it('says which source it is and refuses what it does not serve, without throwing', async () => {
      const source = await create();
      const { source: provenance } = await seriesOf(source);
      expect([provenance.kind, provenance.vendor]).toEqual([source.kind, source.vendor]);
      const result = await source.getSeries(requestOf(unserved.symbol));
      expect(result).toMatchObject({
        kind: 'unavailable',
        refusal: { source: source.kind, vendor: source.vendor },
      });
    });

    it('says in a line whether it can be used', async () => {
      const { ok, detail } = await (await create()).check();
      expect(ok).toBe(true);
      expect(detail).not.toBe('');
    });
  });
}
