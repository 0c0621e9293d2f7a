import { sliceCandles, type Candles } from '@vela/engine';
import type {
  CandleResult,
  CandleSource,
  CandleStore,
  SeriesKey,
  SeriesRequest,
} from '../../candle-source.ts';
import { splitAtNow } from '../../candles/closed-candles.ts';
import { getValueAt } from '../../candles/raw-candles.ts';
import { findInstrumentEntry } from '../../instruments/instrument-catalogue.ts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import {
  createSharedCache,
  defaultCacheBytes,
  defaultGuestCacheBytes,
  type SharedCache,
} from '../../shared-cache.ts';
import { createSingleFlight } from '../../single-flight.ts';
import { toSeriesResult, toUnavailable } from '../../source-series.ts';
import { findFirstAnchor, isUsableAnchor } from './simulated-anchor.ts';
import { createSeriesCache, type CreateSeries } from './simulated-series-cache.ts';

const vendor = 'simulation';
// Part of the series version: increment when the path algorithm changes.
const pathVersion = 2;
async function readAnchor(store: CandleStore, key: SeriesKey): Promise<number | undefined> {
  const stored = await store.read(key);
  return stored === undefined || stored.candles.length === 0
    ? undefined
    : getValueAt(stored.candles.openTime, 0);
}

async function storeAnchor(
  store: CandleStore,
  key: SeriesKey,
  { candles, now, isNew }: { candles: Candles; now: number; isNew: boolean },
): Promise<void> {
  if (isNew) return store.append(key, candles, now);
  const version = toSeriesVersion(getValueAt(candles.openTime, 0));
  return store.replace(key, { candles, version, health: [], fetchedAt: now });
}

/** Returns the stored anchor of a series; stores a new one when it is missing or not usable. */
function createAnchorFinder(
  store: CandleStore,
  createSeries: CreateSeries,
): (request: SeriesRequest, calendar: TradingCalendar) => Promise<number> {
  const anchors = new Map<string, number>();
  /** Anchors that only guests asked for, in memory alone. */
  const unstored = new Set<string>();
  const singleFlight = createSingleFlight<number | undefined>();
  return async (request, calendar) => {
    const { instrument, interval, now, forGuest = false } = request;
    const key: SeriesKey = { symbol: instrument.symbol, interval, kind: 'simulated', vendor };
    const name = `${key.symbol} ${interval}`;
    const known = anchors.get(name) ?? (await singleFlight(name, () => readAnchor(store, key)));
    const isUsable = known !== undefined && isUsableAnchor(known, { interval, calendar, now });
    if (isUsable && (forGuest || !unstored.has(name))) {
      anchors.set(name, known);
      return known;
    }
    const first = isUsable ? known : findFirstAnchor({ interval, calendar, now });
    anchors.set(name, first);
    if (forGuest && (known === undefined || unstored.has(name))) {
      unstored.add(name);
      return first;
    }
    const isNew = unstored.delete(name) || known === undefined;
    const series = await createSeries(request, calendar, first);
    const candles = sliceCandles(series.candles, 0, 1);
    await storeAnchor(store, key, { candles, now, isNew });
    return first;
  };
}

/**
 * Deterministic per symbol and time, consistent over intervals. The anchor is the stored first
 * candle; a request before it, or over 100,000 candles, starts a new version.
 */
export function createSimulatedSource({
  store,
  caches = createSharedCache(defaultCacheBytes),
  guestCaches = createSharedCache(defaultGuestCacheBytes),
}: {
  readonly store: CandleStore;
  /** Where candles are kept; absent: in a cache of its own. */
  readonly caches?: SharedCache;
  /** The same for series that only guests asked for. */
  readonly guestCaches?: SharedCache;
}): CandleSource {
  const createSeries = createSeriesCache({ caches, guestCaches });
  const findAnchor = createAnchorFinder(store, createSeries);

  async function getSeries(request: SeriesRequest): Promise<CandleResult> {
    const { instrument, now } = request;
    const calendar = findInstrumentEntry(instrument.symbol)?.calendar;
    if (calendar === undefined)
      return toUnavailable({ source: 'simulated', vendor, reason: 'no-such-series' });
    const anchor = await findAnchor(request, calendar);
    const series = await createSeries(request, calendar, anchor);
    const { closed } = splitAtNow(series.candles, now, calendar);
    if (closed.length === 0)
      return toUnavailable({
        source: 'simulated',
        vendor,
        reason: 'no-such-series',
        detail: 'the simulation has not begun yet',
      });
    return toSeriesResult({
      instrument,
      closed,
      origin: {
        kind: 'simulated',
        vendor,
        adjustment: 'raw',
        rights: 'public',
        delay: 'simulated',
      },
      health: [{ code: 'simulated', params: {} }],
      version: toSeriesVersion(anchor),
      hash: series.hasher.hashCandles(closed),
    });
  }

  return {
    kind: 'simulated',
    vendor,
    getSeries,
    offers: ({ instrument }) =>
      Promise.resolve(findInstrumentEntry(instrument.symbol) !== undefined),
    check: async () => ({ ok: true, detail: 'simulated candles for every instrument' }),
  };
}

function toSeriesVersion(anchor: number): string {
  return `simulation@${pathVersion} ${anchor}`;
}
