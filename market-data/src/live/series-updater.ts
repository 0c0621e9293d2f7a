import { toCandles, type Candle } from '@vela/engine';
import type { AcceptedCandle, CandleStore, SeriesKey } from '../candle-source.ts';
import { getCandleAt } from '../candles/closed-candles.ts';
import { candleFields, getValueAt } from '../candles/raw-candles.ts';
import { measureCandles } from '../candles/shared-candles.ts';
import { findClosingTime, isNextCandleDue } from '../candles/trading-time.ts';
import { ProviderError } from '../provider-error.ts';
import type { SharedCache } from '../shared-cache.ts';
import { appendCandles, createLiveSeries, type LiveSeries } from './live-series.ts';
import { updateLiveSeries, type SeriesNames, type UpdateDeps } from './update-live-series.ts';

/** Result of one update: the series as known, and the failure when it could not be updated. */
export type SeriesUpdate = {
  readonly series: LiveSeries | undefined;
  readonly failure: ProviderError | undefined;
};

/** How a series is asked for: `overlap` last candles are read again at once and compared. */
export type UpdateRequest = {
  readonly now: number;
  readonly forGuest: boolean;
  readonly overlap?: number;
};

export type SeriesUpdater = {
  /** Updates a series when a candle after its last one can exist; a failure is returned. */
  update(names: SeriesNames, request: UpdateRequest): Promise<SeriesUpdate>;
  /** Takes a candle that closed by the vendor's word. */
  accept(names: SeriesNames, candle: Candle, now: number): Promise<AcceptedCandle>;
};

/** A candle that is due but has not come is asked for again after this time. */
const askAgainMs = 3000;

export const toSeriesName = ({ key }: SeriesNames): string => `${key.symbol} ${key.interval}`;

/** The dependencies of an update for a guest, by whom nothing new is stored. */
const storeNothing = (): Promise<void> => Promise.resolve();

function toGuestDeps(deps: UpdateDeps, isKnown: boolean): UpdateDeps {
  return {
    ...deps,
    spendBudget: () => deps.spendBudget(true),
    store: isKnown ? deps.store : { ...deps.store, append: storeNothing, replace: storeNothing },
  };
}

type KnownSeries = {
  find(names: SeriesNames): Promise<LiveSeries | undefined>;
  set(names: SeriesNames, series: LiveSeries): void;
  /** Series that only guests asked for, in memory alone. */
  readonly unstored: Set<string>;
  /** When the vendor last told of a series, on the monotonic clock. */
  readonly updatedAt: Map<string, number>;
};

function createKnownSeries({ store, vendor, clock }: UpdateDeps, caches: SharedCache): KnownSeries {
  const cache = caches.open(vendor.id, ({ candles }: LiveSeries) => measureCandles(candles));
  const updatedAt = new Map<string, number>();
  return {
    find: async (names) => cache.get(toSeriesName(names)) ?? (await readStored(store, names.key)),
    set(names, series) {
      cache.set(toSeriesName(names), series);
      updatedAt.set(toSeriesName(names), clock());
    },
    unstored: new Set(),
    updatedAt,
  };
}

/** Keeps the series of a vendor in the cache and the store. */
export function createSeriesUpdater(deps: UpdateDeps, caches: SharedCache): SeriesUpdater {
  const known = createKnownSeries(deps, caches);
  // One after another per series: an answer on its way must not overwrite an accepted candle.
  const inTurn = createTurns();
  return {
    update: (names, request) =>
      inTurn(toSeriesName(names), () => updateKnown({ deps, known }, names, request)),
    accept: (names, candle, now) =>
      inTurn(toSeriesName(names), () => acceptCandle({ deps, known }, names, { candle, now })),
  };
}

type Keeping = { readonly deps: UpdateDeps; readonly known: KnownSeries };

async function updateKnown(
  keeping: Keeping,
  names: SeriesNames,
  request: UpdateRequest,
): Promise<SeriesUpdate> {
  const { deps, known } = keeping;
  const series = await known.find(names);
  if (series !== undefined && !request.forGuest && known.unstored.delete(toSeriesName(names)))
    await deps.store.append(names.key, series.candles, series.fetchedAt);
  const isAsked = request.overlap !== undefined || series === undefined;
  if (!isAsked && !isDue(keeping, names, { series, now: request.now }))
    return { series, failure: undefined };
  try {
    return { series: await askVendor(keeping, names, { series, request }), failure: undefined };
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure;
    return { series, failure };
  }
}

function isDue(
  { deps: { clock }, known }: Keeping,
  names: SeriesNames,
  { series: { candles }, now }: { readonly series: LiveSeries; readonly now: number },
): boolean {
  const age = clock() - (known.updatedAt.get(toSeriesName(names)) ?? Number.NEGATIVE_INFINITY);
  const openTime = getValueAt(candles.openTime, candles.length - 1);
  const market = { interval: candles.interval, calendar: names.calendar, now };
  return age >= askAgainMs && isNextCandleDue(openTime, market);
}

async function askVendor(
  { deps, known }: Keeping,
  names: SeriesNames,
  { series, request }: { series: LiveSeries | undefined; request: UpdateRequest },
): Promise<LiveSeries> {
  const { now, forGuest, overlap } = request;
  const isStored = series !== undefined && !known.unstored.has(toSeriesName(names));
  const using = forGuest ? toGuestDeps(deps, isStored) : deps;
  const state = { known: series, now, ...(overlap === undefined ? {} : { overlap }) };
  const updated = await updateLiveSeries(using, names, state);
  if (forGuest && !isStored) known.unstored.add(toSeriesName(names));
  known.set(names, updated);
  return updated;
}

async function acceptCandle(
  { deps, known }: Keeping,
  names: SeriesNames,
  { candle, now }: { readonly candle: Candle; readonly now: number },
): Promise<AcceptedCandle> {
  const series = await known.find(names);
  if (series === undefined) return 'gap';
  const place = placeCandle(series, candle, names);
  if (place !== 'appended') return place;
  const added = toCandles(names.key.interval, [candle]);
  if (!known.unstored.has(toSeriesName(names))) await deps.store.append(names.key, added, now);
  const candles = appendCandles(series.candles, added);
  known.set(names, { ...series, candles, forming: undefined, repairs: [], fetchedAt: now });
  return 'appended';
}

/** Runs the works of one name one after another. */
function createTurns(): <Value>(name: string, work: () => Promise<Value>) => Promise<Value> {
  const tails = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = tails.get(name);
    const run = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    tails.set(name, run);
    try {
      return await run;
    } finally {
      if (tails.get(name) === run) tails.delete(name);
    }
  };
}

function placeCandle(
  { candles }: LiveSeries,
  candle: Candle,
  { calendar }: SeriesNames,
): AcceptedCandle {
  const last = candles.length - 1;
  const lastOpenTime = getValueAt(candles.openTime, last);
  if (candle.openTime > lastOpenTime) {
    const next = findClosingTime(lastOpenTime, candles.interval, calendar);
    return candle.openTime === next ? 'appended' : 'gap';
  }
  const index = candles.openTime.lastIndexOf(candle.openTime);
  if (index < 0) return 'differs';
  const stored = getCandleAt(candles, index);
  return candleFields.every((field) => stored[field] === candle[field]) ? 'known' : 'differs';
}

async function readStored(store: CandleStore, key: SeriesKey): Promise<LiveSeries | undefined> {
  const stored = await store.read(key);
  if (stored === undefined || stored.candles.length === 0) return undefined;
  return createLiveSeries(stored.candles, { version: stored.version, fetchedAt: stored.fetchedAt });
}
