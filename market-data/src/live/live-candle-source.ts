import type { HealthNote, SourceRefusal } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import type {
  CandleResult,
  CandleSource,
  CandleStore,
  SeriesKey,
  SeriesRequest,
} from '../candle-source.ts';
import { splitAtNow } from '../candles/closed-candles.ts';
import { describeHealth } from '../candles/describe-health.ts';
import { getValueAt } from '../candles/raw-candles.ts';
import { isNextCandleDue } from '../candles/trading-time.ts';
import { measureCandles } from '../candles/shared-candles.ts';
import { findInstrumentEntry } from '../instruments/instrument-catalogue.ts';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts';
import { createSharedCache, defaultCacheBytes, type SharedCache } from '../shared-cache.ts';
import { createSingleFlight } from '../single-flight.ts';
import { toSeriesResult, toUnavailable } from '../source-series.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createLiveSeries, type LiveSeries } from './live-series.ts';
import type { LiveVendor } from './live-vendor.ts';
import { createRateBudget } from './rate-budget.ts';
import { findFixedAnchor } from './series-anchor.ts';
import { updateLiveSeries, type SeriesNames, type UpdateDeps } from './update-live-series.ts';
import { createVendorClient } from './vendor-client.ts';

export type LiveSettings = {
  readonly url: string;
  readonly store: CandleStore;
  /** Where candles are kept; absent: in a cache of its own. */
  readonly caches?: SharedCache;
  /** Monotonic clock in milliseconds; replaced in tests. */
  readonly clock?: () => number;
  readonly random?: () => number;
};

/** Result of one update: the series as known, and the failure when it could not be updated. */
type SeriesUpdate = {
  readonly series: LiveSeries | undefined;
  readonly failure: ProviderError | undefined;
};

/** A candle that is due but has not come is asked for again after this time. */
const askAgainMs = 3000;
const pingTimeoutMs = 2000;

const refusalReasonByErrorKind = {
  unreachable: 'unreachable',
  failing: 'unreachable',
  timeout: 'unreachable',
  'rate-limited': 'rate-limited',
  refused: 'unreachable',
  malformed: 'series-refused',
  'not-found': 'no-such-series',
} as const satisfies Record<ProviderErrorKind, SourceRefusal['reason']>;

const toName = ({ key }: SeriesNames): string => `${key.symbol} ${key.interval}`;

type SeriesUpdater = (names: SeriesNames, now: number, forGuest: boolean) => Promise<SeriesUpdate>;

/** The dependencies of an update for a guest, by whom nothing new is stored. */
const storeNothing = (): Promise<void> => Promise.resolve();

function toGuestDeps(deps: UpdateDeps, isKnown: boolean): UpdateDeps {
  return {
    ...deps,
    spendBudget: () => deps.spendBudget(true),
    store: isKnown ? deps.store : { ...deps.store, append: storeNothing, replace: storeNothing },
  };
}

/**
 * Updates a series when a candle after its last one can exist. A ProviderError is returned as
 * `failure`.
 */
function createSeriesUpdater(deps: UpdateDeps, caches: SharedCache): SeriesUpdater {
  const { clock, store, vendor } = deps;
  /** Series that only guests asked for, in memory alone. */
  const unstored = new Set<string>();
  const cache = caches.open(vendor.id, ({ candles }: LiveSeries) => measureCandles(candles));
  const updatedAt = new Map<string, number>();

  async function storeAtLast({ key }: SeriesNames, name: string, known: LiveSeries): Promise<void> {
    if (!unstored.delete(name)) return;
    await store.append(key, known.candles, known.fetchedAt);
  }

  function isDue(names: SeriesNames, { candles }: LiveSeries, now: number): boolean {
    const age = clock() - (updatedAt.get(toName(names)) ?? Number.NEGATIVE_INFINITY);
    const openTime = getValueAt(candles.openTime, candles.length - 1);
    const market = { interval: candles.interval, calendar: names.calendar, now };
    return age >= askAgainMs && isNextCandleDue(openTime, market);
  }

  async function update(
    names: SeriesNames,
    { known, now }: { readonly known: LiveSeries | undefined; readonly now: number },
    forGuest: boolean,
  ): Promise<LiveSeries> {
    const name = toName(names);
    const isStored = known !== undefined && !unstored.has(name);
    const using = forGuest ? toGuestDeps(deps, isStored) : deps;
    const series = await updateLiveSeries(using, names, { known, now });
    if (forGuest && !isStored) unstored.add(name);
    cache.set(name, series);
    updatedAt.set(name, clock());
    return series;
  }

  return async (names, now, forGuest) => {
    const name = toName(names);
    const known = cache.get(name) ?? (await readStored(store, names.key));
    if (known !== undefined && !forGuest) await storeAtLast(names, name, known);
    if (known !== undefined && !isDue(names, known, now))
      return { series: known, failure: undefined };
    try {
      return { series: await update(names, { known, now }, forGuest), failure: undefined };
    } catch (failure) {
      if (!(failure instanceof ProviderError)) throw failure;
      if (known !== undefined) cache.set(name, known);
      return { series: known, failure };
    }
  };
}

/** Vendor's candles: history once, then appended; cached with a note while the vendor fails. */
export function createLiveSource(
  vendor: LiveVendor,
  {
    url,
    store,
    caches = createSharedCache(defaultCacheBytes),
    clock = () => performance.now(),
    random = Math.random,
  }: LiveSettings,
): CandleSource {
  const client = createVendorClient(vendor, url);
  const breaker = createCircuitBreaker(clock);
  const spendBudget = createRateBudget(vendor.id, vendor.rateLimit, clock);
  const deps = { vendor, client, breaker, spendBudget, clock, random, store };
  const updateSeries = createSeriesUpdater(deps, caches);
  const singleFlight = createSingleFlight<SeriesUpdate>();

  async function getSeries(request: SeriesRequest): Promise<CandleResult> {
    const { symbol } = request.instrument;
    const { interval, now } = request;
    const entry = findInstrumentEntry(symbol);
    const vendorSymbol = entry?.vendorSymbols[vendor.id];
    const vendorInterval = vendor.intervals[interval];
    if (entry === undefined || vendorSymbol === undefined || vendorInterval === undefined)
      return toUnavailable({ source: 'live', vendor: vendor.id, reason: 'not-offered' });
    const key: SeriesKey = { symbol, interval, kind: 'live', vendor: vendor.id };
    // Apart, so that a budget that is spent for guests refuses no account.
    const { forGuest = false } = request;
    const update = await singleFlight(`${symbol} ${interval} ${forGuest}`, () =>
      updateSeries({ key, vendorSymbol, vendorInterval, calendar: entry.calendar }, now, forGuest),
    );
    return toResult(update, request, { vendor, calendar: entry.calendar });
  }

  async function check(): Promise<{ ok: boolean; detail: string }> {
    try {
      await breaker.run(() => client.ping(AbortSignal.timeout(pingTimeoutMs)));
      return { ok: true, detail: 'answers' };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { ok: false, detail: error.message };
    }
  }

  return { kind: 'live', vendor: vendor.id, getSeries, check };
}

/** A note where a series begins by the day of its first request, and not by the rule for all. */
function describeAnchor(candles: Candles, vendor: LiveVendor, now: number): HealthNote[] {
  if (findFixedAnchor(vendor, candles.interval, now) !== undefined) return [];
  return [{ code: 'own-anchor', params: { anchorAt: getValueAt(candles.openTime, 0) } }];
}

function toResult(
  { series, failure }: SeriesUpdate,
  { instrument, now }: SeriesRequest,
  { vendor, calendar }: { vendor: LiveVendor; calendar: TradingCalendar },
): CandleResult {
  const reason = failure === undefined ? 'no-such-series' : refusalReasonByErrorKind[failure.kind];
  const closed =
    series === undefined ? undefined : splitAtNow(series.candles, now, calendar).closed;
  if (series === undefined || closed === undefined || closed.length === 0)
    return toUnavailable({ source: 'live', vendor: vendor.id, reason, detail: failure?.message });
  const { forming } = series;
  const isCurrent = failure === undefined && forming !== undefined && forming.openTime <= now;
  const failureNotes: HealthNote[] =
    failure === undefined
      ? []
      : [
          { code: 'served-from-cache', params: { fetchedAt: series.fetchedAt } },
          { code: 'provider-failing', params: { vendor: vendor.id, reason } },
        ];
  return toSeriesResult({
    instrument,
    closed,
    forming: isCurrent ? forming : undefined,
    origin: { kind: 'live', vendor: vendor.id, adjustment: 'raw' },
    health: [
      ...series.repairs,
      ...describeHealth(closed, calendar),
      ...describeAnchor(closed, vendor, now),
      ...failureNotes,
    ],
    version: series.version,
    hash: series.hasher.hashCandles(closed),
  });
}

async function readStored(store: CandleStore, key: SeriesKey): Promise<LiveSeries | undefined> {
  const stored = await store.read(key);
  if (stored === undefined || stored.candles.length === 0) return undefined;
  return createLiveSeries(stored.candles, { version: stored.version, fetchedAt: stored.fetchedAt });
}
