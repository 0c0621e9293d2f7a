import type {
  HealthNote,
  Instrument,
  SeriesSource,
  SourceKind,
  SourceRefusal,
} from '@vela/contracts';
import type { Candle, Candles, Interval } from '@vela/engine';

export type SeriesRequest = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  /** How many closed candles the caller will show; a source gives the whole history from its anchor, at least this many where they exist. */
  readonly limit: number;
  /** Milliseconds UTC of the caller's clock: a candle is closed when its close time is not later. */
  readonly now: number;
};

/**
 * One series as a source knows it: all closed candles from the anchor, with provenance. `candles` begin at `source.anchor`,
 * which never moves for a given (instrument, interval, source kind, version).
 */
export type CandleSeries = {
  readonly instrument: Instrument;
  readonly candles: Candles;
  readonly source: SeriesSource;
  /** Changes when history before the last known candle changed: a longer or corrected history is a new version. */
  readonly version: string;
  /** SHA-256 (hex) over interval and every column from the anchor on: the same data, the same hash. */
  readonly hash: string;
  /** The candle that has not closed yet, provisional and never analysed. */
  readonly forming?: Candle;
};

export type CandleResult =
  | { readonly kind: 'series'; readonly series: CandleSeries }
  | { readonly kind: 'unavailable'; readonly refusal: SourceRefusal };

/** A place candles come from. It returns what it cannot do; it throws only on a fault of ours. */
export interface CandleSource {
  readonly kind: SourceKind;
  readonly vendor: string;
  getSeries(request: SeriesRequest): Promise<CandleResult>;
  /** Says in one line whether the source can be used, for `doctor` and readiness. */
  check(): Promise<{ readonly ok: boolean; readonly detail: string }>;
}

/** What a store keeps per series, whatever database is behind it. */
export type StoredSeries = {
  readonly candles: Candles;
  readonly version: string;
  readonly health: readonly HealthNote[];
  readonly fetchedAt: number;
};

export type SeriesKey = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly kind: SourceKind;
  readonly vendor: string;
};

/** Candle cache; the SQL behind it lives in the server. Appending is idempotent by (series, openTime). */
export interface CandleStore {
  /** The stored series in full, or undefined. */
  read(key: SeriesKey): Promise<StoredSeries | undefined>;
  /** Appends closed candles newer than the stored ones; creates the series (and so its anchor) when it is new. */
  append(key: SeriesKey, candles: Candles, fetchedAt: number): Promise<void>;
  /** Replaces the series by a new version with another history. */
  replace(key: SeriesKey, series: StoredSeries): Promise<void>;
}
