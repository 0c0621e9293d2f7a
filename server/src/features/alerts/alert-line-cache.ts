import { createAlertLines, type AlertLines } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { LRUCache } from 'lru-cache';
import { cacheBytes } from '../../cache-bytes.ts';

type Entry = {
  readonly version: string;
  readonly lines: AlertLines;
  length: number;
  hash: string;
};

/** The indicators of series that alerts wait on, from one close to the next. */
export type AlertLineCache = {
  /** Those of a series; begun anew for another version, and where it is shorter or another. */
  find(series: CandleSeries): AlertLines;
};

/** An LRU cache of at most so many bytes. */
export function createAlertLineCache(maxBytes: number = cacheBytes.alertLines): AlertLineCache {
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ lines }) => Math.min(lines.bytes, maxBytes),
  });
  const isContinued = (entry: Entry | undefined, series: CandleSeries): entry is Entry => {
    if (entry?.version !== series.version) return false;
    const added = series.candles.length - entry.length;
    return added > 0 || (added === 0 && entry.hash === series.hash);
  };
  return {
    find(series) {
      const { instrument, candles, source, version, hash } = series;
      const { kind, vendor, anchor } = source;
      const key = [instrument.symbol, candles.interval, kind, vendor, anchor].join('|');
      const known = kept.get(key);
      const entry = isContinued(known, series)
        ? known
        : { version, lines: createAlertLines(), length: 0, hash };
      entry.length = candles.length;
      entry.hash = hash;
      // Weighed anew: what was calculated since counts.
      kept.delete(key);
      kept.set(key, entry);
      return entry.lines;
    },
  };
}
