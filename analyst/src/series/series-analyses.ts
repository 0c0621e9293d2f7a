import {
  analyzeTechnical,
  createTechnicalScanner,
  type TechnicalAnalysis,
  type TechnicalScanner,
} from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import { technicalOptionsOf } from './technical-options.ts';

/** Keeps the scanners of the series that were asked for, so that a new candle costs one step and not a whole run. */
export interface SeriesAnalyses {
  /** The analysis of the whole series from its anchor to its last candle; the same object for the same data. */
  analyze(series: CandleSeries): TechnicalAnalysis;
}

type Kept = {
  readonly scanner: TechnicalScanner;
  readonly version: string;
  length: number;
  hash: string;
  analysis: TechnicalAnalysis;
  /** The latest analysis of a shorter series under the same version. */
  shorter?: { readonly hash: string; readonly analysis: TechnicalAnalysis };
};

const defaultCapacity = 2_000_000;

function keyOf({ instrument, candles, source }: CandleSeries): string {
  return [instrument.symbol, candles.interval, source.kind, source.vendor, source.anchor].join('|');
}

function start(series: CandleSeries): Kept {
  const scanner = createTechnicalScanner(series.candles.interval, technicalOptionsOf(series));
  scanner.append(series.candles);
  return {
    scanner,
    version: series.version,
    length: series.candles.length,
    hash: series.hash,
    analysis: scanner.analysis(),
  };
}

function analyzeShorter(kept: Kept, series: CandleSeries): TechnicalAnalysis {
  if (kept.shorter?.hash !== series.hash) {
    kept.shorter = {
      hash: series.hash,
      analysis: analyzeTechnical(series.candles, technicalOptionsOf(series)),
    };
  }
  return kept.shorter.analysis;
}

function advance(kept: Kept, series: CandleSeries): void {
  kept.scanner.append(series.candles, kept.length);
  kept.length = series.candles.length;
  kept.hash = series.hash;
  kept.analysis = kept.scanner.analysis();
}

/**
 * In memory, least recently used out first, bounded by the number of candles held. A new version of a series starts over; a shorter
 * one (another clock) is analysed apart and leaves what is kept alone.
 */
export function createSeriesAnalyses(capacity = defaultCapacity): SeriesAnalyses {
  const kept = new Map<string, Kept>();

  const keep = (key: string, entry: Kept): TechnicalAnalysis => {
    kept.delete(key);
    kept.set(key, entry);
    let held = 0;
    for (const { length } of kept.values()) held += length;
    for (const [oldest, { length }] of kept) {
      if (held <= capacity || oldest === key) break;
      kept.delete(oldest);
      held -= length;
    }
    return entry.analysis;
  };

  return {
    analyze(series) {
      const key = keyOf(series);
      const known = kept.get(key);
      if (known === undefined || known.version !== series.version) return keep(key, start(series));
      if (series.candles.length < known.length) return analyzeShorter(known, series);
      if (series.candles.length > known.length) advance(known, series);
      // The same length with other data under one version would be a fault of the source: start over rather than answer wrongly.
      else if (series.hash !== known.hash) return keep(key, start(series));
      return keep(key, known);
    },
  };
}
