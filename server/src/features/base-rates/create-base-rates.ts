import { technicalOptionsOf, type BaseRateSource } from '@vela/analyst';
import type { CandleSeries } from '@vela/market-data';
import { LRUCache } from 'lru-cache';
import type { BaseRateCounter } from './base-rate-counter.ts';
import type { BaseRateStore, CountedRates } from './base-rate-store.ts';

type Deps = {
  readonly counter: BaseRateCounter;
  readonly store: BaseRateStore;
  /** Hears of what went wrong while nobody was waiting. */
  readonly onFault: (error: unknown) => void;
};

/** Where base rates come from, until it is closed. */
export type BaseRates = BaseRateSource & { close(): Promise<void> };

const dayMs = 86_400_000;
/** Series whose rates are remembered, and series that may wait for theirs. */
const mostKept = 500;
const mostWaiting = 100;
/** Shorter series have too few independent stretches for any rate (eight of twice twenty candles): nothing is started for them. */
const fewestCandles = 320;

/** One series, whoever asks and however long it is by now. */
function keyOf({ instrument, candles, source }: CandleSeries): string {
  return [instrument.symbol, candles.interval, source.kind, source.vendor, source.anchor].join('|');
}

function lastOf({ candles, source }: CandleSeries): number {
  return candles.openTime.at(-1) ?? source.anchor;
}

/** Whether rates were counted over candles of the series, and over none after its last one. */
function isOf(counted: CountedRates | undefined, series: CandleSeries): counted is CountedRates {
  return counted !== undefined && counted.version === series.version && counted.countedTo <= lastOf(series);
}

/** Rates are counted once for each UTC day of a series: a few candles more change them by less than they are rounded by. */
function isFresh(counted: CountedRates | undefined, series: CandleSeries): boolean {
  return isOf(counted, series) && Math.floor(counted.countedTo / dayMs) === Math.floor(lastOf(series) / dayMs);
}

/**
 * Remembers base rates and has them counted when a series is asked for whose rates are not known, or are of an earlier day. Until the
 * new ones are there the earlier ones are given. A series that ends before what was counted (an earlier clock) has rates of its own.
 */
export function createBaseRates({ counter, store, onFault }: Deps): BaseRates {
  const known = new LRUCache<string, CountedRates>({ max: mostKept });
  const failed = new LRUCache<string, string>({ max: mostKept });
  const waiting = new Map<string, CandleSeries>();
  let isWorking = false;
  let isClosed = false;

  async function count(key: string, series: CandleSeries): Promise<void> {
    const stored = await store.read(key);
    if (isFresh(stored, series) && stored !== undefined) {
      known.set(key, stored);
      return;
    }
    const rates = await counter.count(series.candles, technicalOptionsOf(series));
    const counted = { version: series.version, countedTo: lastOf(series), rates };
    known.set(key, counted);
    await store.write(key, counted);
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (const [key, series] of waiting) {
      await count(key, series).catch((error: unknown) => {
        failed.set(key, series.hash);
        // What a stop interrupts is no fault.
        if (!isClosed) onFault(error);
      });
      waiting.delete(key);
    }
    isWorking = false;
  }

  function order(key: string, series: CandleSeries): void {
    if (isClosed || waiting.has(key) || waiting.size >= mostWaiting || failed.get(key) === series.hash) return;
    waiting.set(key, series);
    void work();
  }

  return {
    close() {
      isClosed = true;
      waiting.clear();
      return counter.close();
    },
    find(series) {
      if (series.candles.length < fewestCandles) return { rates: [], countedTo: lastOf(series) };
      const whole = keyOf(series);
      const isEarlier = (known.get(whole)?.countedTo ?? 0) > lastOf(series);
      const key = isEarlier ? `${whole}|${series.hash}` : whole;
      const counted = known.get(key);
      if (!isFresh(counted, series)) order(key, series);
      return isOf(counted, series) ? counted : undefined;
    },
  };
}
