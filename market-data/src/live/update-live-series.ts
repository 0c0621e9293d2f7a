import { formatFaultReason } from '@vela/contracts';
import { calculateCloseTime, sliceCandles } from '@vela/engine';
import type { CandleStore, SeriesKey } from '../candle-source.ts';
import { buildCandles } from '../candles/build-candles.ts';
import { getCandleAt, splitAtNow, type ClosedCandles } from '../candles/closed-candles.ts';
import { getValueAt } from '../candles/raw-candles.ts';
import { ProviderError } from '../provider-error.ts';
import { canAppend, getHistory, type HistoryDeps } from './history.ts';
import { chooseHistoryStart } from './series-anchor.ts';
import {
  appendCandles,
  createLiveSeries,
  findAddedCandles,
  type LiveSeries,
} from './live-series.ts';

export type UpdateDeps = HistoryDeps & { readonly store: CandleStore };

/** The key of a stored series, and the vendor's names for it. */
export type SeriesNames = {
  readonly key: SeriesKey;
  readonly vendorSymbol: string;
  readonly vendorInterval: string;
};

// The vendor may still correct a candle within 2 s of its close.
const settlingMs = 2000;

type UpdateState = { readonly known: LiveSeries | undefined; readonly now: number };

/**
 * Fetches, validates and stores missing closed candles; a first fetch, too long a gap or a changed
 * last candle starts a new version. Throws ProviderError; nothing is stored then.
 */
export async function updateLiveSeries(
  deps: UpdateDeps,
  names: SeriesNames,
  state: UpdateState,
): Promise<LiveSeries> {
  return (
    (await extendLiveSeries(deps, names, state)) ?? (await startLiveSeries(deps, names, state))
  );
}

async function extendLiveSeries(
  deps: UpdateDeps,
  names: SeriesNames,
  { known, now }: UpdateState,
): Promise<LiveSeries | undefined> {
  if (known === undefined) return undefined;
  const { key } = names;
  const startTime = getValueAt(known.candles.openTime, known.candles.length - 1);
  if (!canAppend(deps.vendor, key.interval, { from: startTime, to: now })) return undefined;
  const { closed, forming, health } = await fetchCandles(deps, names, {
    startTime,
    now,
    isNew: false,
  });
  const added = findAddedCandles(known.candles, closed);
  if (added === undefined) return undefined;
  if (added.length > 0) await deps.store.append(key, added, now);
  return {
    ...known,
    candles: appendCandles(known.candles, added),
    forming,
    repairs: health,
    fetchedAt: now,
  };
}

async function startLiveSeries(
  deps: UpdateDeps,
  names: SeriesNames,
  { known, now }: UpdateState,
): Promise<LiveSeries> {
  const { key } = names;
  // A corrected history keeps its beginning: only its version changes.
  const stored = known === undefined ? undefined : getValueAt(known.candles.openTime, 0);
  const startTime = chooseHistoryStart(deps.vendor, key.interval, { stored, now });
  const span = { startTime, now, isNew: true };
  const { closed, forming, health } = await fetchCandles(deps, names, span);
  if (closed.length === 0)
    throw new ProviderError('not-found', key.vendor, { detail: 'no closed candle' });
  const version = `${key.vendor} ${getValueAt(closed.openTime, 0)} ${now}`;
  if (known === undefined) await deps.store.append(key, closed, now);
  else await deps.store.replace(key, { candles: closed, version, health: [], fetchedAt: now });
  return { ...createLiveSeries(closed, { version, fetchedAt: now }), forming, repairs: health };
}

async function fetchCandles(
  deps: UpdateDeps,
  { key: { vendor, interval }, vendorSymbol, vendorInterval }: SeriesNames,
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
  const parted = markUnsettledAsForming(splitAtNow(built.candles, now), history.servedAt);
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
