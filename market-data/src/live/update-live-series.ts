import { formatFaultReason } from '@vela/contracts';
import { calculateCloseTime, durationMs, sliceCandles, type Candles } from '@vela/engine';
import type { CandleStore, SeriesKey } from '../candle-source.ts';
import { buildCandles } from '../candles/build-candles.ts';
import { getCandleAt, splitAtNow, type ClosedCandles } from '../candles/closed-candles.ts';
import { getValueAt } from '../candles/raw-candles.ts';
import { ProviderError } from '../provider-error.ts';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { getHistory, type HistoryDeps } from './history.ts';
import { chooseHistoryStart } from './series-anchor.ts';
import {
  appendCandles,
  createLiveSeries,
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
  readonly mayBeNonPositive?: boolean;
};

// The vendor may still correct a candle within 2 s of its close.
const settlingMs = 2000;

type UpdateState = { readonly known: LiveSeries | undefined; readonly now: number };
type KnownState = {
  readonly known: LiveSeries;
  readonly now: number;
  /** Last known candles that are read again and compared. */
  readonly overlap: number;
};

/** Updates one after another that fill a long hole at once; the next request goes on. */
const maxRounds = 4;

/**
 * Fetches, validates and stores missing closed candles; a changed last candle makes a new version
 * with the same first candle. Throws ProviderError; of what failed nothing is stored then.
 */
export async function updateLiveSeries(
  deps: UpdateDeps,
  names: SeriesNames,
  { known, now, overlap = 1 }: UpdateState & { readonly overlap?: number },
): Promise<LiveSeries> {
  if (known === undefined) return startLiveSeries(deps, names, now);
  let series = known;
  for (let round = 0; round < maxRounds; round++) {
    const before = series.candles.length;
    series = await extendLiveSeries(deps, names, { known: series, now, overlap });
    const { length, openTime, interval } = series.candles;
    const isAtEnd = calculateCloseTime(getValueAt(openTime, length - 1), interval) > now;
    if (length === before || series.forming !== undefined || isAtEnd) break;
  }
  return series;
}

async function extendLiveSeries(
  deps: UpdateDeps,
  names: SeriesNames,
  { known, now, overlap }: KnownState,
): Promise<LiveSeries> {
  const { candles } = known;
  let count = overlap;
  let first = Math.max(0, candles.length - count);
  const span = { startTime: getValueAt(candles.openTime, first), now, isNew: false };
  let fetched = await fetchCandles(deps, names, span);
  // A correction is searched for in ever longer ends of the history, from a page of candles on.
  count = deps.vendor.candlesPerPage / 2;
  while (isCorrectedBefore(candles, fetched.closed) && first > 0 && count < candles.length * 2) {
    first = Math.max(0, candles.length - count);
    const startTime = getValueAt(candles.openTime, first);
    fetched = await fetchCandles(deps, names, { startTime, now, isNew: true });
    count *= 2;
  }
  return storeFetched(deps, names, { known, fetched, now });
}

/** Whether fetched candles differ from the first on, so that earlier ones may differ too. */
function isCorrectedBefore(known: Candles, fetched: Candles): boolean {
  const last = getValueAt(known.openTime, known.length - 1);
  const first = getValueAt(fetched.openTime, 0);
  return fetched.length > 0 && first <= last && findFirstDifference(known, fetched) === 0;
}

type Fetched = {
  readonly known: LiveSeries;
  readonly fetched: ClosedCandles;
  readonly now: number;
};

/** Appends what follows the known candles, or rewrites them from the first corrected one on. */
async function storeFetched(
  deps: UpdateDeps,
  { key }: SeriesNames,
  { known, fetched, now }: Fetched,
): Promise<LiveSeries> {
  const { candles } = known;
  const { closed, forming, health: repairs } = fetched;
  const newer = sliceCandles(closed, findFirstDifference(candles, closed), closed.length);
  const seen = { forming, repairs, fetchedAt: now };
  if (newer.length === 0) return { ...known, ...seen };
  const from = getValueAt(newer.openTime, 0);
  if (from > getValueAt(candles.openTime, candles.length - 1)) {
    await deps.store.append(key, newer, now);
    return { ...known, candles: appendCandles(candles, newer), ...seen };
  }
  const version = `${key.vendor} ${getValueAt(candles.openTime, 0)} ${now}`;
  await deps.store.replace(key, { candles: newer, version, health: [], fetchedAt: now }, from);
  const whole = appendCandles(keepCandlesBefore(candles, from), newer);
  return { ...createLiveSeries(whole, { version, fetchedAt: now }), ...seen };
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
  { key: { vendor, interval }, vendorSymbol, vendorInterval, ...market }: SeriesNames,
  { startTime, now, isNew }: { startTime: number; now: number; isNew: boolean },
): Promise<ClosedCandles> {
  const { calendar, mayBeNonPositive = false } = market;
  const history = await getHistory(deps, {
    symbol: vendorSymbol,
    interval: vendorInterval,
    startTime,
    isNew,
    now,
    candleMs: durationMs[interval],
  });
  const built = buildCandles(history.candles, { interval, mayBeNonPositive });
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
