import { sliceCandles } from '@vela/engine';
import type { Candles } from '@vela/engine';
import { createBoundedCache } from '../../bounded-cache.ts';
import type {
  CandleResult,
  CandleSource,
  CandleStore,
  SeriesKey,
  SeriesRequest,
} from '../../candle-source.ts';
import { splitAtNow } from '../../candles/closed-candles.ts';
import { at } from '../../candles/raw-candles.ts';
import { createSeriesHasher } from '../../candles/series-hash.ts';
import type { SeriesHasher } from '../../candles/series-hash.ts';
import { findInstrumentEntry } from '../../instruments/instrument-catalogue.ts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { createSingleFlight } from '../../single-flight.ts';
import { toSeriesResult, toUnavailable } from '../../source-series.ts';
import { findFirstAnchor, isUsableAnchor } from './simulated-anchor.ts';
import { createSimulatedCandles } from './simulated-candles.ts';

const vendor = 'simulation';
// Part of a series' version: raise it when the path itself changes.
const pathVersion = 2;
const dayMs = 86_400_000;
const maxCachedCandles = 2_000_000;

type SimulatedSeries = { readonly candles: Candles; readonly hasher: SeriesHasher };

/**
 * Candles that are made up, and say so: deterministic per symbol and time, consistent over all intervals, plausible in level and volatility.
 * The anchor of a series is kept in the store as its first candle, and so never moves with the clock; a request from before it, or a
 * series that outgrew 100,000 candles, begins a new version.
 */
export function createSimulatedSource({ store }: { readonly store: CandleStore }): CandleSource {
  const anchors = new Map<string, number>();
  const singleFlight = createSingleFlight<number | undefined>();
  const cache = createBoundedCache<SimulatedSeries>({
    maxWeight: maxCachedCandles,
    weigh: ({ candles }) => candles.length,
  });

  function generate(
    { instrument, interval, now }: SeriesRequest,
    calendar: TradingCalendar,
    anchor: number,
  ): SimulatedSeries {
    const key = `${instrument.symbol} ${interval} ${anchor} ${Math.floor(now / dayMs)}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const created = {
      candles: createSimulatedCandles(instrument, calendar, { interval, from: anchor, until: now }),
      hasher: createSeriesHasher(interval),
    };
    cache.set(key, created);
    return created;
  }

  async function findAnchor(request: SeriesRequest, calendar: TradingCalendar): Promise<number> {
    const { instrument, interval, now } = request;
    const key: SeriesKey = { symbol: instrument.symbol, interval, kind: 'simulated', vendor };
    const name = `${key.symbol} ${interval}`;
    const known = anchors.get(name) ?? (await singleFlight(name, () => readAnchor(key)));
    if (known !== undefined && isUsableAnchor(known, { interval, calendar, now })) {
      anchors.set(name, known);
      return known;
    }
    const first = findFirstAnchor({ interval, calendar, now });
    anchors.set(name, first);
    const candles = sliceCandles(generate(request, calendar, first).candles, 0, 1);
    if (known === undefined) await store.append(key, candles, now);
    else
      await store.replace(key, { candles, version: versionOf(first), health: [], fetchedAt: now });
    return first;
  }

  async function readAnchor(key: SeriesKey): Promise<number | undefined> {
    const stored = await store.read(key);
    return stored === undefined || stored.candles.length === 0
      ? undefined
      : at(stored.candles.openTime, 0);
  }

  async function getSeries(request: SeriesRequest): Promise<CandleResult> {
    const { instrument, now } = request;
    const calendar = findInstrumentEntry(instrument.symbol)?.calendar;
    if (calendar === undefined)
      return toUnavailable({ source: 'simulated', vendor, reason: 'no-such-series' });
    const anchor = await findAnchor(request, calendar);
    const series = generate(request, calendar, anchor);
    const { closed } = splitAtNow(series.candles, now);
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
      origin: { kind: 'simulated', vendor, adjustment: 'raw' },
      health: [{ code: 'simulated', params: {} }],
      version: versionOf(anchor),
      hash: series.hasher.hashOf(closed),
    });
  }

  return {
    kind: 'simulated',
    vendor,
    getSeries,
    check: async () => ({ ok: true, detail: 'simulated candles for every instrument' }),
  };
}

function versionOf(anchor: number): string {
  return `simulation@${pathVersion} ${anchor}`;
}
