import type { Candles } from '@vela/engine';
import pLimit from 'p-limit';
import type { SeriesRequest } from '../../candle-source.ts';
import { createSeriesHasher, type SeriesHasher } from '../../candles/series-hash.ts';
import { measureCandles, toSharedCandles } from '../../candles/shared-candles.ts';
import type { TradingCalendar } from '../../instruments/instrument-entry.ts';
import { runInSlices } from '../../run-in-slices.ts';
import type { SharedCache } from '../../shared-cache.ts';
import { createSingleFlight } from '../../single-flight.ts';
import { createSimulatedCandlesInSteps } from './simulated-candles.ts';

const dayMs = 86_400_000;

type SimulatedSeries = { readonly candles: Candles; readonly hasher: SeriesHasher };

export type CreateSeries = (
  request: SeriesRequest,
  calendar: TradingCalendar,
  anchor: number,
) => Promise<SimulatedSeries>;

const weigh = ({ candles }: SimulatedSeries): number => measureCandles(candles);

/**
 * Creates simulated series in slices; caches one series per instrument, interval, anchor and day.
 * Guests have a cache of their own, and their series are created one at a time: however many they
 * ask for, series of persons stay, and share the thread with one of theirs.
 */
export function createSeriesCache({
  caches,
  guestCaches,
}: {
  readonly caches: SharedCache;
  readonly guestCaches: SharedCache;
}): CreateSeries {
  const cache = caches.open('simulation', weigh);
  const guestCache = guestCaches.open('simulation', weigh);
  const runForGuest = pLimit(1);
  const singleFlight = createSingleFlight<SimulatedSeries>();
  return async ({ instrument, interval, now, forGuest = false }, calendar, anchor) => {
    const key = `${instrument.symbol} ${interval} ${anchor} ${Math.floor(now / dayMs)}`;
    const known = cache.get(key) ?? guestCache.get(key);
    if (known !== undefined) {
      // A series that a person asks for stays like theirs.
      if (!forGuest) cache.set(key, known);
      return known;
    }
    const span = { interval, from: anchor, until: now };
    const create = async (): Promise<SimulatedSeries> => {
      const steps = createSimulatedCandlesInSteps(instrument, calendar, span);
      const candles = toSharedCandles(await runInSlices(steps));
      const series = { candles, hasher: createSeriesHasher(interval) };
      (forGuest ? guestCache : cache).set(key, series);
      return series;
    };
    return await singleFlight(`${key} ${forGuest}`, () =>
      forGuest ? runForGuest(create) : create(),
    );
  };
}
