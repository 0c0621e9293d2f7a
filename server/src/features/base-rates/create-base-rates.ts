import { technicalOptionsOf, type BaseRateSource } from '@vela/analyst';
import { sliceCandles, type Candles } from '@vela/engine';
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

/** What rates are counted over. */
type Past = {
  readonly series: CandleSeries;
  readonly key: string;
  readonly candles: Candles;
  readonly countedTo: number;
};

/**
 * The candles before the UTC day of the last one. So the same candles always have the same rates, whenever somebody asked first, and
 * those of a day are counted once.
 */
function pastOf(series: CandleSeries): Past {
  const { instrument, candles, source } = series;
  const dayStart = Math.floor((candles.openTime.at(-1) ?? source.anchor) / dayMs) * dayMs;
  const past = sliceCandles(
    candles,
    0,
    candles.openTime.findLastIndex((time) => time < dayStart) + 1,
  );
  const key = [instrument.symbol, candles.interval, source.kind, source.vendor, source.anchor].join(
    '|',
  );
  return { series, key, candles: past, countedTo: past.openTime.at(-1) ?? source.anchor };
}

function isOf(
  counted: CountedRates | undefined,
  { series, countedTo }: Past,
): counted is CountedRates {
  return (
    counted !== undefined && counted.version === series.version && counted.countedTo === countedTo
  );
}

/** Remembers base rates, and has them counted when a series is asked for whose rates are not known. */
export function createBaseRates({ counter, store, onFault }: Deps): BaseRates {
  const known = new LRUCache<string, CountedRates>({ max: mostKept });
  const failed = new LRUCache<string, true>({ max: mostKept });
  const waiting = new Map<string, Past>();
  let isWorking = false;
  let isClosed = false;

  // What a stop interrupts is no fault.
  function note(error: unknown): undefined {
    if (!isClosed) onFault(error);
    return undefined;
  }

  async function count(past: Past): Promise<CountedRates> {
    const { series, key, candles, countedTo } = past;
    // Without the store they are counted again, which is slower and not wrong.
    const stored = await store.read(key).catch(note);
    if (isOf(stored, past)) return stored;
    const counted = {
      version: series.version,
      countedTo,
      rates: await counter.count(candles, technicalOptionsOf(series)),
    };
    await store.write(key, counted).catch(note);
    return counted;
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (const [name, past] of waiting) {
      try {
        known.set(name, await count(past));
      } catch (error) {
        failed.set(name, true);
        note(error);
      }
      waiting.delete(name);
    }
    isWorking = false;
  }

  return {
    close() {
      isClosed = true;
      waiting.clear();
      return counter.close();
    },
    find(series) {
      const past = pastOf(series);
      if (past.candles.length < fewestCandles) return { rates: [], countedTo: past.countedTo };
      const name = `${past.key}|${series.version}|${past.countedTo}`;
      const counted = known.get(name);
      if (counted !== undefined) return counted;
      if (isClosed || waiting.has(name) || waiting.size >= mostWaiting || failed.has(name))
        return undefined;
      waiting.set(name, past);
      void work();
      return undefined;
    },
  };
}
