import type {
  CandleResult,
  CandleSource,
  CandleStore,
  SeriesName,
  SeriesRequest,
} from '../candle-source.ts';
import { findInstrumentEntry } from '../instruments/instrument-catalogue.ts';
import { createSharedCache, defaultCacheBytes, type SharedCache } from '../shared-cache.ts';
import { createSingleFlight } from '../single-flight.ts';
import { toUnavailable } from '../source-series.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { toLiveResult } from './live-result.ts';
import type { LiveVendor } from './live-vendor.ts';
import { createRateBudget } from './rate-budget.ts';
import { createSeriesUpdater, toSeriesName, type SeriesUpdate } from './series-updater.ts';
import type { SeriesNames } from './update-live-series.ts';
import { createVendorClient } from './vendor-client.ts';
import { createVendorMonitor } from './vendor-monitor.ts';

export type LiveSettings = {
  readonly url: string;
  /** The operator's key, where the vendor asks for one. */
  readonly key?: string | undefined;
  readonly store: CandleStore;
  /** Where candles are kept; absent: in a cache of its own. */
  readonly caches?: SharedCache;
  /** Monotonic clock in milliseconds; replaced in tests. */
  readonly clock?: () => number;
  readonly random?: () => number;
};

/** The vendor's names for a series; undefined where it does not offer it. */
export function findSeriesNames(
  vendor: LiveVendor,
  { instrument: { symbol, assetClass }, interval }: SeriesName,
): SeriesNames | undefined {
  const entry = findInstrumentEntry(symbol);
  const vendorSymbol = entry?.vendorSymbols[vendor.id];
  const vendorInterval = vendor.intervals[interval];
  if (entry === undefined || vendorSymbol === undefined || vendorInterval === undefined)
    return undefined;
  const isOnExchange = assetClass === 'stock' || assetClass === 'index';
  if (isOnExchange && vendor.notOnExchanges?.includes(interval) === true) return undefined;
  const key = { symbol, interval, kind: 'live', vendor: vendor.id } as const;
  const { calendar, mayBeNonPositive } = entry;
  return { key, vendorSymbol, vendorInterval, calendar, mayBeNonPositive };
}

/** Vendor's candles: history once, then appended; cached with a note while the vendor fails. */
export function createLiveSource(
  vendor: LiveVendor,
  {
    url,
    key,
    store,
    caches = createSharedCache(defaultCacheBytes),
    clock = () => performance.now(),
    random = Math.random,
  }: LiveSettings,
): CandleSource {
  const client = createVendorClient(vendor, { url, key });
  const breaker = createCircuitBreaker(clock);
  const spendBudget = createRateBudget(vendor.id, vendor.rateLimit, clock);
  const deps = { vendor, client, breaker, spendBudget, clock, random, store };
  const updater = createSeriesUpdater(deps, caches);
  const singleFlight = createSingleFlight<SeriesUpdate>();
  const notOffered = (): CandleResult =>
    toUnavailable({ source: 'live', vendor: vendor.id, reason: 'not-offered' });

  async function ask(request: SeriesRequest, overlap?: number): Promise<CandleResult> {
    const names = findSeriesNames(vendor, request);
    if (names === undefined) return notOffered();
    // Apart, so that a budget that is spent for guests refuses no account.
    const { forGuest = false, now } = request;
    const order = { now, forGuest, ...(overlap === undefined ? {} : { overlap }) };
    const name = `${toSeriesName(names)} ${forGuest} ${overlap ?? ''}`;
    const update = await singleFlight(name, () => updater.update(names, order));
    return toLiveResult(update, request, { vendor, calendar: names.calendar });
  }

  const monitor = createVendorMonitor({ vendor, client, breaker, budget: spendBudget, clock });

  return {
    kind: 'live',
    vendor: vendor.id,
    getSeries: (request) => ask(request),
    refresh: ask,
    async accept(request, candle) {
      const names = findSeriesNames(vendor, request);
      return names === undefined ? 'gap' : updater.accept(names, candle, request.now);
    },
    offers: (series) => Promise.resolve(findSeriesNames(vendor, series) !== undefined),
    check: () => monitor.check(),
    describeVendor: () => monitor.describe(),
  };
}
