import type { HealthNote, SourceRefusal } from '@vela/contracts';
import { createBoundedCache } from '../../bounded-cache.ts';
import type {
  CandleResult,
  CandleSource,
  CandleStore,
  SeriesKey,
  SeriesRequest,
} from '../../candle-source.ts';
import { splitAtNow } from '../../candles/closed-candles.ts';
import { describeHealth } from '../../candles/describe-health.ts';
import { ProviderError } from '../../provider-error.ts';
import type { ProviderErrorKind } from '../../provider-error.ts';
import { createSingleFlight } from '../../single-flight.ts';
import { toSeriesResult, toUnavailable } from '../../source-series.ts';
import { createBinanceApi, vendor } from './binance-api.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createLiveSeries, mayHaveNewCandle } from './live-series.ts';
import type { LiveSeries } from './live-series.ts';
import { updateLiveSeries } from './update-live-series.ts';

export type BinanceSettings = {
  readonly url: string;
  readonly store: CandleStore;
  /** Monotonic milliseconds; replaced in tests. */
  readonly clock?: () => number;
  readonly random?: () => number;
};

/** What one look at the vendor gave: the series as known now, and the failure when it could not be brought up to date. */
type Look = {
  readonly series: LiveSeries | undefined;
  readonly failure: ProviderError | undefined;
};

const freshMs = 3000;
const pingTimeoutMs = 2000;
const maxCachedCandles = 3_000_000;

const refusalOfError = {
  unreachable: 'unreachable',
  failing: 'unreachable',
  timeout: 'unreachable',
  'rate-limited': 'rate-limited',
  refused: 'unreachable',
  malformed: 'series-refused',
  'not-found': 'no-such-series',
} as const satisfies Record<ProviderErrorKind, SourceRefusal['reason']>;

/**
 * Live crypto candles. History is fetched once from a stored anchor and then only appended to; while the vendor does not answer, the kept
 * candles are served and say so.
 */
export function createBinanceSource({
  url,
  store,
  clock = () => performance.now(),
  random = Math.random,
}: BinanceSettings): CandleSource {
  const api = createBinanceApi(url);
  const breaker = createCircuitBreaker(clock);
  const deps = { api, breaker, clock, random, store };
  const singleFlight = createSingleFlight<Look>();
  const cache = createBoundedCache<LiveSeries>({
    maxWeight: maxCachedCandles,
    weigh: ({ candles }) => candles.length,
  });
  const lookedAt = new Map<string, number>();

  async function look(key: SeriesKey, now: number): Promise<Look> {
    const name = `${key.symbol} ${key.interval}`;
    const known = cache.get(name) ?? (await readStored(store, key));
    const isFresh = clock() - (lookedAt.get(name) ?? Number.NEGATIVE_INFINITY) < freshMs;
    if (known !== undefined && isFresh && !mayHaveNewCandle(known, now))
      return { series: known, failure: undefined };
    try {
      const series = await updateLiveSeries(deps, key, { known, now });
      cache.set(name, series);
      lookedAt.set(name, clock());
      return { series, failure: undefined };
    } catch (failure) {
      if (!(failure instanceof ProviderError)) throw failure;
      if (known !== undefined) cache.set(name, known);
      return { series: known, failure };
    }
  }

  async function getSeries({ instrument, interval, now }: SeriesRequest): Promise<CandleResult> {
    if (instrument.assetClass !== 'crypto') return refuse('not-offered');
    const key: SeriesKey = { symbol: instrument.symbol, interval, kind: 'live', vendor };
    const { series, failure } = await singleFlight(`${instrument.symbol} ${interval}`, () =>
      look(key, now),
    );
    const closed = series === undefined ? undefined : splitAtNow(series.candles, now).closed;
    if (series === undefined || closed === undefined || closed.length === 0) {
      return refuse(
        failure === undefined ? 'no-such-series' : refusalOfError[failure.kind],
        failure?.message,
      );
    }
    const { forming } = series;
    return toSeriesResult({
      instrument,
      closed,
      forming:
        failure === undefined && forming !== undefined && forming.openTime <= now
          ? forming
          : undefined,
      origin: { kind: 'live', vendor, adjustment: 'raw' },
      health: [
        ...series.repairs,
        ...describeHealth(closed, 'always'),
        ...describeFailure(series, failure),
      ],
      version: series.version,
      hash: series.hasher.hashOf(closed),
    });
  }

  async function check(): Promise<{ ok: boolean; detail: string }> {
    try {
      await breaker.run(() => api.ping(AbortSignal.timeout(pingTimeoutMs)));
      return { ok: true, detail: 'answers' };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { ok: false, detail: error.message };
    }
  }

  return { kind: 'live', vendor, getSeries, check };
}

async function readStored(store: CandleStore, key: SeriesKey): Promise<LiveSeries | undefined> {
  const stored = await store.read(key);
  if (stored === undefined || stored.candles.length === 0) return undefined;
  return createLiveSeries(stored.candles, { version: stored.version, fetchedAt: stored.fetchedAt });
}

function describeFailure(series: LiveSeries, failure: ProviderError | undefined): HealthNote[] {
  if (failure === undefined) return [];
  return [
    { code: 'served-from-cache', params: { fetchedAt: series.fetchedAt } },
    { code: 'provider-failing', params: { vendor, reason: refusalOfError[failure.kind] } },
  ];
}

function refuse(reason: SourceRefusal['reason'], detail?: string): CandleResult {
  return toUnavailable({
    source: 'live',
    vendor,
    reason,
    ...(detail === undefined ? {} : { detail }),
  });
}
