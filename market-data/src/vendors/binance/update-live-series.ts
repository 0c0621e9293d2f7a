import { faultReason } from '@vela/contracts';
import { closeTimeOf, sliceCandles } from '@vela/engine';
import type { Interval } from '@vela/engine';
import type { CandleStore, SeriesKey } from '../../candle-source.ts';
import { buildCandles } from '../../candles/build-candles.ts';
import { candleAt, splitAtNow } from '../../candles/closed-candles.ts';
import type { ClosedCandles } from '../../candles/closed-candles.ts';
import { at } from '../../candles/raw-candles.ts';
import { ProviderError } from '../../provider-error.ts';
import { klinesPerPage, vendor } from './binance-api.ts';
import {
  countCandlesBetween,
  findHistoryStart,
  getKlineHistory,
  maxPages,
} from './kline-history.ts';
import type { HistoryDeps, KlineHistory } from './kline-history.ts';
import { toRawCandles } from './klines-to-candles.ts';
import { createLiveSeries, joinCandles } from './live-series.ts';
import type { LiveSeries } from './live-series.ts';

export type UpdateDeps = HistoryDeps & { readonly store: CandleStore };

// The vendor still corrects a candle within its first moments after the close.
const settlingMs = 2000;

/**
 * Brings a series up to date: asks only for what is missing, checks it, keeps what has closed. A first fetch, a hole too long to fill, or a
 * last candle that the vendor has changed since begins a new version with a new history. Throws ProviderError; then nothing was kept.
 */
export async function updateLiveSeries(
  deps: UpdateDeps,
  key: SeriesKey,
  state: UpdateState,
): Promise<LiveSeries> {
  return (await continueLiveSeries(deps, key, state)) ?? (await beginLiveSeries(deps, key, state));
}

type UpdateState = { readonly known: LiveSeries | undefined; readonly now: number };

async function continueLiveSeries(
  deps: UpdateDeps,
  key: SeriesKey,
  { known, now }: UpdateState,
): Promise<LiveSeries | undefined> {
  if (known === undefined) return undefined;
  const last = at(known.candles.openTime, known.candles.length - 1);
  if (countCandlesBetween(key.interval, last, now) > (maxPages - 1) * klinesPerPage)
    return undefined;
  const fetched = await fetchCandles(deps, key, { startTime: last, now });
  const joined = joinCandles(known.candles, fetched.closed);
  if (joined === undefined) return undefined;
  if (joined.added.length > 0) await deps.store.append(key, joined.added, now);
  return {
    ...known,
    candles: joined.all,
    forming: fetched.forming,
    repairs: fetched.health,
    fetchedAt: now,
  };
}

async function beginLiveSeries(
  deps: UpdateDeps,
  key: SeriesKey,
  { known, now }: UpdateState,
): Promise<LiveSeries> {
  const fetched = await fetchCandles(deps, key, {
    startTime: findHistoryStart(key.interval, now),
    now,
  });
  if (fetched.closed.length === 0)
    throw new ProviderError('not-found', vendor, { detail: 'no closed candle' });
  const version = `${vendor} ${at(fetched.closed.openTime, 0)} ${now}`;
  if (known === undefined) await deps.store.append(key, fetched.closed, now);
  else
    await deps.store.replace(key, { candles: fetched.closed, version, health: [], fetchedAt: now });
  return {
    ...createLiveSeries(fetched.closed, { version, fetchedAt: now }),
    forming: fetched.forming,
    repairs: fetched.health,
  };
}

async function fetchCandles(
  deps: UpdateDeps,
  key: SeriesKey,
  span: { startTime: number; now: number },
): Promise<ClosedCandles> {
  const history = await getKlineHistory(deps, {
    symbol: key.symbol,
    interval: key.interval,
    startTime: span.startTime,
  });
  const built = buildCandles(toRawCandles(history.klines), {
    interval: key.interval,
    mayBeNonPositive: false,
  });
  if (built.kind === 'refused') {
    const { row, field } = built.fault;
    throw new ProviderError('malformed', vendor, {
      detail: `kline ${row}, ${field}: ${faultReason(built.fault, 'en')}`,
    });
  }
  const parted = splitAtNow(built.candles, span.now);
  return {
    ...holdUnsettled(parted, history, key.interval),
    health: [...built.repairs, ...parted.health],
  };
}

// By our clock a candle may have closed that the vendor is still filling, when our clock runs ahead.
function holdUnsettled(
  parted: ClosedCandles,
  { servedAt }: KlineHistory,
  interval: Interval,
): ClosedCandles {
  const { closed, forming } = parted;
  if (forming !== undefined || servedAt === undefined || closed.length === 0) return parted;
  const last = closed.length - 1;
  if (closeTimeOf(at(closed.openTime, last), interval) + settlingMs <= servedAt) return parted;
  return { ...parted, closed: sliceCandles(closed, 0, last), forming: candleAt(closed, last) };
}
