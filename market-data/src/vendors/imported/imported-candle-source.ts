import type { CandleSource, CandleStore, SeriesKey, StoredSeries } from '../../candle-source.ts';
import { splitAtNow } from '../../candles/closed-candles.ts';
import { describeHealth } from '../../candles/describe-health.ts';
import { createSeriesHasher, type SeriesHasher } from '../../candles/series-hash.ts';
import { measureCandles, toSharedCandles } from '../../candles/shared-candles.ts';
import { findInstrumentEntry } from '../../instruments/instrument-catalogue.ts';
import type { SharedCache } from '../../shared-cache.ts';
import { toSeriesResult, toUnavailable } from '../../source-series.ts';
import { importVendor } from './import-candles.ts';

type Known = {
  readonly series: StoredSeries | undefined;
  readonly hasher: SeriesHasher;
  readonly readAt: number;
};

const origin = {
  kind: 'file',
  vendor: importVendor,
  adjustment: 'unknown',
  rights: 'public',
  delay: 'file',
} as const;

/** An import while the server runs is seen after this time. */
const rereadMs = 60_000;

/** Series that the operator imported into the database. */
export function createImportedSource(store: CandleStore, caches: SharedCache): CandleSource {
  const cache = caches.open(importVendor, ({ series }: Known) =>
    series === undefined ? 0 : measureCandles(series.candles),
  );

  async function find(key: SeriesKey): Promise<Known> {
    const name = `${key.symbol} ${key.interval}`;
    const known = cache.get(name);
    if (known !== undefined && performance.now() - known.readAt < rereadMs) return known;
    const stored = await store.read(key);
    const isSame = known?.series !== undefined && known.series.version === stored?.version;
    const series =
      stored === undefined ? undefined : { ...stored, candles: toSharedCandles(stored.candles) };
    const hasher = createSeriesHasher(key.interval);
    const read = { ...(isSame ? known : { series, hasher }), readAt: performance.now() };
    cache.set(name, read);
    return read;
  }

  return {
    kind: 'file',
    vendor: importVendor,
    async getSeries({ instrument, interval, now }) {
      const { symbol } = instrument;
      const { series, hasher } = await find({
        symbol,
        interval,
        kind: 'file',
        vendor: importVendor,
      });
      const calendar = findInstrumentEntry(symbol)?.calendar ?? 'always';
      const split = series && splitAtNow(series.candles, now, calendar);
      if (series === undefined || split === undefined || split.closed.length === 0)
        return toUnavailable({ source: 'file', vendor: importVendor, reason: 'no-such-series' });
      const { closed, forming, health } = split;
      return toSeriesResult({
        instrument,
        closed,
        forming,
        origin,
        health: [...series.health, ...describeHealth(closed, calendar), ...health],
        version: series.version,
        hash: hasher.hashCandles(closed),
      });
    },
    async offers({ instrument: { symbol }, interval }) {
      const key = { symbol, interval, kind: 'file', vendor: importVendor } as const;
      return (await find(key)).series !== undefined;
    },
    check: async () => ({ ok: true, detail: 'series in the database' }),
  };
}
