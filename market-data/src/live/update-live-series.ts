import { formatFaultReason } from '@vela/contracts';
import { calculateCloseTime, sliceCandles } from '@vela/engine';
import type { CandleStore, SeriesKey } from '../candle-source.ts';
import { buildCandles } from '../candles/build-candles.ts';
import { getCandleAt, splitAtNow, type ClosedCandles } from '../candles/closed-candles.ts';
import { getValueAt } from '../candles/raw-candles.ts';
import { ProviderError } from '../provider-error.ts';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { getHistory, type HistoryDeps } from './history.ts';
import { chooseHistoryStart, maxStartPages } from './series-anchor.ts';
import {
  appendCandles,
  createLiveSeries,
  findAddedCandles,
  findFirstDifference,
  keepCandlesBefore,
  type LiveSeries,
} from './live-series.ts';

export type UpdateDeps = HistoryDeps & { readonly store: CandleStore };

/** The key of a stored series, and the vendor's names for it. */
export type SeriesNames = {
  readonly key: SeriesKey;
  readonly vendorSymbol: string;
  readonly vendorInterval: string;
  readonly calendar: TradingCalendar;
};

// The vendor may still correct a candle within 2 s of its close.
const settlingMs = 2000;

type UpdateState = { readonly known: LiveSeries | undefined; readonly now: number };
type KnownState = { readonly known: LiveSeries; readonly now: number };

/** Updates one after another that fill a long hole at once; the next request goes on. */
const maxRounds = 4;

/**
 * Fetches, validates and stores missing closed candles; a changed last candle makes a new version
 * with the same first candle. Throws ProviderError; of what failed nothing is stored then.
 */
export async function updateLiveSeries(
  deps: UpdateDeps,
  names: SeriesNames,
  { known, now }: UpdateState,
): Promise<LiveSeries> {
  if (known === undefined) return startLiveSeries(deps, names, now);
  let series = known;
  for (let round = 0; round < maxRounds; round++) {
    const before = series.candles.length;
    series = await extendLiveSeries(deps, names, { known: series, now });
    const { length, openTime, interval } = series.candles;
    const isAtEnd = calculateCloseTime(getValueAt(openTime, length - 1), interval) > now;
    if (length === before || series.forming !== undefined || isAtEnd) break;
  }
  return series;
}

async function extendLiveSeries(
  deps: UpdateDeps,
  names: SeriesNames,
  { known, now }: KnownState,
): Promise<LiveSeries> {
  const startTime = getValueAt(known.candles.openTime, known.candles.length - 1);
  const fetched = await fetchCandles(deps, names, { startTime, now, isNew: false });
  const added = findAddedCandles(known.candles, fetched.closed);
  if (added === undefined) return reviseLiveSeries(deps, names, { known, now });
  if (added.length > 0) await deps.store.append(names.key, added, now);
  const { forming, health: repairs } = fetched;
  const candles = appendCandles(known.candles, added);
  return { ...known, candles, forming, repairs, fetchedAt: now };
}

/**
 * Rewrites a series from the first candle that the vendor corrected: searched for in ever longer
 * ends of the history, from its page of candles on.
 */
async function reviseLiveSeries(
  deps: UpdateDeps,
  { key, ...vendorNames }: SeriesNames,
  { known, now }: KnownState,
): Promise<LiveSeries> {
  const { candles } = known;
  let count = deps.vendor.candlesPerPage - 2;
  let first: number;
  let fetched: ClosedCandles;
  let differsAt: number;
  do {
    first = Math.max(0, candles.length - count);
    const startTime = getValueAt(candles.openTime, first);
    fetched = await fetchCandles(deps, { key, ...vendorNames }, { startTime, now, isNew: true });
    if (fetched.closed.length === 0)
      throw new ProviderError('malformed', key.vendor, { detail: 'stored candles are missing' });
    differsAt = findFirstDifference(candles, fetched.closed);
    count *= 2;
  } while (differsAt === 0 && first > 0 && count < maxStartPages * deps.vendor.candlesPerPage);
  const { closed, forming, health: repairs } = fetched;
  const last = getValueAt(candles.openTime, candles.length - 1);
  if (getValueAt(closed.openTime, differsAt) > last) {
    // The vendor answers as before again: nothing known has changed.
    const added = sliceCandles(closed, differsAt, closed.length);
    await deps.store.append(key, added, now);
    return { ...known, candles: appendCandles(candles, added), forming, repairs, fetchedAt: now };
  }
  const corrected = sliceCandles(closed, Math.min(differsAt, closed.length - 1), closed.length);
  const from = getValueAt(corrected.openTime, 0);
  const version = `${key.vendor} ${getValueAt(candles.openTime, 0)} ${now}`;
  const revision = { candles: corrected, version, health: [], fetchedAt: now };
  await deps.store.replace(key, revision, from);
  const whole = appendCandles(keepCandlesBefore(candles, from), corrected);
  return { ...createLiveSeries(whole, { version, fetchedAt: now }), forming, repairs };
}

async function startLiveSeries(
  deps: UpdateDeps,
  names: SeriesNames,
  now: number,
): Promise<LiveSeries> {
  const { key } = names;
  const startTime = chooseHistoryStart(deps.vendor, key.interval, now);
  const span = { startTime, now, isNew: true };
  const { closed, forming, health } = await fetchCandles(deps, names, span);
  if (closed.length === 0)
    throw new ProviderError('not-found', key.vendor, { detail: 'no closed candle' });
  const version = `${key.vendor} ${getValueAt(closed.openTime, 0)} ${now}`;
  await deps.store.append(key, closed, now);
  return { ...createLiveSeries(closed, { version, fetchedAt: now }), forming, repairs: health };
}

async function fetchCandles(
  deps: UpdateDeps,
  { key: { vendor, interval }, vendorSymbol, vendorInterval, calendar }: SeriesNames,
  { startTime, now, isNew }: { startTime: number; now: number; isNew: boolean },
): Promise<ClosedCandles> {
  const history = await getHistory(deps, {
    symbol: vendorSymbol,
    interval: vendorInterval,
    startTime,
    isNew,
  });
  const built = buildCandles(history.candles, { interval, mayBeNonPositive: false });
  if (built.kind === 'refused') {
    const { row, field } = built.fault;
    throw new ProviderError('malformed', vendor, {
      detail: `candle ${row}, ${field}: ${formatFaultReason(built.fault, 'en')}`,
    });
  }
  const parted = markUnsettledAsForming(splitAtNow(built.candles, now, calendar), history.servedAt);
  return { ...parted, health: [...built.repairs, ...parted.health] };
}

// When our clock is ahead of the vendor's, a candle may count as closed while still changing.
function markUnsettledAsForming(
  parted: ClosedCandles,
  servedAt: number | undefined,
): ClosedCandles {
  const { closed, forming } = parted;
  if (forming !== undefined || servedAt === undefined || closed.length === 0) return parted;
  const last = closed.length - 1;
  const closeTime = calculateCloseTime(getValueAt(closed.openTime, last), closed.interval);
  if (closeTime + settlingMs <= servedAt) return parted;
  return { ...parted, closed: sliceCandles(closed, 0, last), forming: getCandleAt(closed, last) };
}
