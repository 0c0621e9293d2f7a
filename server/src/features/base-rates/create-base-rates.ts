import { toTechnicalOptions, type KnownBaseRates } from '@vela/analyst';
import { sliceCandles, type Candles } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { BaseRateCounter } from './base-rate-counter.ts';
import type { BaseRateStore, CountedRates } from './base-rate-store.ts';

type Deps = {
  readonly counter: BaseRateCounter;
  readonly store: BaseRateStore;
  readonly onFault: (error: unknown) => void;
};

/** Source of base rates; `close` stops counting. */
export type BaseRates = {
  /** The known rates of a series; undefined while they are being counted. */
  find(series: CandleSeries): KnownBaseRates | undefined;
  close(): Promise<void>;
};

const dayMs = 86_400_000;
/** Cache size, in series. */
const maxCached = 500;
/** Candles of the series that wait, which their cache may have evicted: 48 bytes each. */
const maxQueuedCandles = 250_000;
/** A shorter series has too few independent spans (eight of twice twenty candles) for rates. */
const minCandles = 320;

/** Candles that rates are counted over; `countedTo` is the open time of the last one. */
type CompletedDays = {
  readonly series: CandleSeries;
  readonly key: string;
  readonly candles: Candles;
  readonly countedTo: number;
};

/** Candles before the last UTC day, so rates are counted once a day, whatever the time. */
function selectCompletedDays(series: CandleSeries): CompletedDays {
  const { instrument, candles, source } = series;
  const dayStart = Math.floor((candles.openTime.at(-1) ?? source.anchor) / dayMs) * dayMs;
  const end = candles.openTime.findLastIndex((time) => time < dayStart) + 1;
  const past = sliceCandles(candles, 0, end);
  const key = [instrument.symbol, candles.interval, source.kind, source.vendor, source.anchor].join(
    '|',
  );
  return { series, key, candles: past, countedTo: past.openTime.at(-1) ?? source.anchor };
}

/** Caches base rates; `find` queues unknown ones and returns undefined until counted. */
export function createBaseRates({ counter, store, onFault }: Deps): BaseRates {
  const known = new LRUCache<string, CountedRates>({ max: maxCached });
  const failed = new LRUCache<string, true>({ max: maxCached });
  const waiting = new Set<string>();
  let waitingCandles = 0;
  const limit = pLimit(1);
  let isClosed = false;

  // Errors caused by closing are not reported.
  function note(error: unknown): undefined {
    if (!isClosed) onFault(error);
    return undefined;
  }

  async function count(past: CompletedDays): Promise<CountedRates> {
    const { series, key, candles, countedTo } = past;
    // Count again while the store is unavailable: slower, but correct.
    const stored = await store.read(key).catch(note);
    if (stored?.version === series.version && stored.countedTo === countedTo) return stored;
    const counted = {
      version: series.version,
      countedTo,
      count: await counter.count(candles, toTechnicalOptions(series)),
    };
    await store.write(key, counted).catch(note);
    return counted;
  }

  async function countInTurn(name: string, past: CompletedDays): Promise<void> {
    try {
      known.set(name, await limit(count, past));
    } catch (error) {
      failed.set(name, true);
      note(error);
    }
    waiting.delete(name);
    waitingCandles -= past.candles.length;
  }

  return {
    close() {
      isClosed = true;
      limit.clearQueue();
      return counter.close();
    },
    find(series) {
      const past = selectCompletedDays(series);
      const { candles, countedTo } = past;
      if (candles.length < minCandles)
        return { cells: [], countedFrom: candles.openTime.at(0) ?? countedTo, countedTo };
      const name = `${past.key}|${series.version}|${past.countedTo}`;
      const counted = known.get(name);
      if (counted !== undefined) return { ...counted.count, countedTo: counted.countedTo };
      const isFull = waiting.size > 0 && waitingCandles + candles.length > maxQueuedCandles;
      if (isClosed || waiting.has(name) || isFull || failed.has(name)) return undefined;
      waiting.add(name);
      waitingCandles += candles.length;
      void countInTurn(name, past);
      return undefined;
    },
  };
}
