import type {
  HealthNote,
  Instrument,
  SeriesSource,
  SourceKind,
  SourceRefusal,
  VendorState,
} from '@vela/contracts';
import type { Candle, Candles, Interval } from '@vela/engine';

export type SeriesRequest = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  /** Closed candles to show; a source returns its whole history, at least these if they exist. */
  readonly limit: number;
  /** Caller's clock, UTC milliseconds: a candle is closed when its close time is <= `now`. */
  readonly now: number;
  /** Prices adjusted for dividends too, where a file's events tell them; else for splits alone. */
  readonly adjustment?: 'total-return' | undefined;
  /** The only source that is asked: no other takes its place. */
  readonly vendor?: string | undefined;
  /** Simulated candles are no answer. */
  readonly onlyReal?: boolean;
  /**
   * Asked without an account: a series that is not known is not stored, and vendors are asked with
   * the part of their budget that is not reserved for accounts.
   */
  readonly forGuest?: boolean;
};

/** A series of any vendor. */
export type SeriesName = Pick<SeriesRequest, 'instrument' | 'interval'>;

/** All closed candles of one source from `source.anchor`, fixed for a series and version. */
export type CandleSeries = {
  readonly instrument: Instrument;
  readonly candles: Candles;
  readonly source: SeriesSource;
  /** Changes when the history before the last known candle changed (longer or corrected). */
  readonly version: string;
  /** SHA-256 (hex) over the interval and every column from the anchor on. */
  readonly hash: string;
  /** The candle that has not closed yet; provisional, never analysed. */
  readonly forming?: Candle;
};

export type CandleResult =
  | { readonly kind: 'series'; readonly series: CandleSeries }
  | { readonly kind: 'unavailable'; readonly refusal: SourceRefusal };

/**
 * What a closed candle of a socket was: the next one and stored; known already; different from the
 * known one; or not the next one, so that the vendor must be asked for those between.
 */
export type AcceptedCandle = 'appended' | 'known' | 'differs' | 'gap';

/** A source of candles. Expected failures return `unavailable`; it throws only on a bug. */
export interface CandleSource {
  readonly kind: SourceKind;
  readonly vendor: string;
  getSeries(request: SeriesRequest): Promise<CandleResult>;
  /** The series with its last `overlap` candles read again from the vendor and compared. */
  refresh?(request: SeriesRequest, overlap: number): Promise<CandleResult>;
  /** Takes a candle that closed by the vendor's word; says what it was. */
  accept?(request: SeriesRequest, candle: Candle): Promise<AcceptedCandle>;
  /** Whether it can have this series, without asking anybody else. */
  offers?(series: SeriesName): Promise<boolean>;
  /** What is known of a live vendor without asking it. */
  describeVendor?(): VendorState;
  /** Reports whether the source can be used, in one line, for `doctor` and readiness. */
  check(): Promise<{ readonly ok: boolean; readonly detail: string }>;
}

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

/** Candle store; the SQL is in the server. Appending is idempotent by (series, openTime). */
export interface CandleStore {
  read(key: SeriesKey): Promise<StoredSeries | undefined>;
  /** Appends closed candles newer than the stored; creates series and anchor if new. */
  append(key: SeriesKey, candles: Candles, fetchedAt: number): Promise<void>;
  /**
   * Replaces the series with a new version that has another history. With `fromOpenTime` only what
   * opens at or after it is replaced: a correction of the vendor, or a hole filled later.
   */
  replace(key: SeriesKey, series: StoredSeries, fromOpenTime?: number): Promise<void>;
  /** The live vendor that is asked first for a series of which none is chosen. */
  findOwner?(series: OwnedSeries): Promise<string | undefined>;
  setOwner?(series: OwnedSeries, vendor: string): Promise<void>;
}

export type OwnedSeries = Pick<SeriesKey, 'symbol' | 'interval'>;
