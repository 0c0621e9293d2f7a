import {
  analyzeTechnical,
  createTechnicalScanner,
  type TechnicalAnalysis,
  type TechnicalScanner,
} from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { LRUCache } from 'lru-cache';
import { toTechnicalOptions } from './technical-options.ts';

/** Caches each series' scanner, so that a new candle costs one step and not a full run. */
export interface SeriesAnalyses {
  /** The whole series' analysis from its anchor on; the same object for the same data. */
  analyze(series: CandleSeries): TechnicalAnalysis;
}

type CacheEntry = {
  readonly scanner: TechnicalScanner;
  readonly version: string;
  readonly length: number;
  readonly hash: string;
  readonly analysis: TechnicalAnalysis;
  /** The latest analysis of a shorter series under the same version. */
  readonly shorter?: { readonly hash: string; readonly analysis: TechnicalAnalysis };
};

const defaultBytes = 256 * 1024 * 1024;

/** Memory of a candle's columns, indicators, scanners and findings, as measured: at most 340. */
const bytesPerCandle = 340;

function toCacheKey({ instrument, candles, source }: CandleSeries): string {
  return [instrument.symbol, candles.interval, source.kind, source.vendor, source.anchor].join('|');
}

function createCacheEntry(series: CandleSeries): CacheEntry {
  // No source writes to the candles of a series that it gave.
  const scanner = createTechnicalScanner(series.candles.interval, toTechnicalOptions(series), {
    areConstant: true,
  });
  return updateCacheEntry({ scanner, version: series.version, length: 0 }, series);
}

/** The entry with the analysis of a shorter series; a new object, as `updateCacheEntry` makes. */
function addShorter(kept: CacheEntry, series: CandleSeries) {
  const analysis = analyzeTechnical(series.candles, toTechnicalOptions(series));
  return { ...kept, shorter: { hash: series.hash, analysis } };
}

/** The entry after the new candles of the series; a new object, so that the cache weighs it anew. */
function updateCacheEntry(
  { scanner, version, length }: Pick<CacheEntry, 'scanner' | 'version' | 'length'>,
  series: CandleSeries,
): CacheEntry {
  scanner.append(series.candles, length);
  return {
    scanner,
    version,
    length: series.candles.length,
    hash: series.hash,
    analysis: scanner.analysis(),
  };
}

function measureEntry({ length, shorter }: CacheEntry): number {
  return (length + (shorter?.analysis.candles.length ?? 0)) * bytesPerCandle + 1024;
}

/**
 * Creates an LRU cache of at most `maxBytes`. A new version of a series replaces its
 * entry; a shorter series (an earlier clock) is analysed apart and leaves it unchanged.
 */
export function createSeriesAnalyses(maxBytes = defaultBytes): SeriesAnalyses {
  const kept = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    // A series longer than the whole cache is cached alone.
    sizeCalculation: (entry) => Math.min(measureEntry(entry), maxBytes),
  });

  const keep = (key: string, entry: CacheEntry): TechnicalAnalysis => {
    kept.set(key, entry);
    return entry.analysis;
  };

  return {
    analyze(series) {
      const key = toCacheKey(series);
      const known = kept.get(key);
      if (known === undefined || known.version !== series.version)
        return keep(key, createCacheEntry(series));
      if (series.candles.length < known.length) {
        if (known.shorter?.hash === series.hash) return known.shorter.analysis;
        const entry = addShorter(known, series);
        kept.set(key, entry);
        return entry.shorter.analysis;
      }
      if (series.candles.length > known.length) return keep(key, updateCacheEntry(known, series));
      // The same length and version with other data is a fault of the source: rebuild.
      if (series.hash !== known.hash) return keep(key, createCacheEntry(series));
      return known.analysis;
    },
  };
}
