import type { Fact } from './fact.ts';
import type { WireFinding } from './finding.ts';
import type { Instrument } from './instrument.ts';
import type { Interval } from './interval.ts';
import type { Language } from './language.ts';
import type { SeriesFault } from './series-fault.ts';

export const analysisModes = ['technical', 'fundamental'] as const;
export type AnalysisMode = (typeof analysisModes)[number];

export const sourceKinds = ['live', 'file', 'simulated'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/**
 * Health notes of a series, in order of discovery. `code` is a key of the vocabulary, `params` fill it; a param that ends in `At` is
 * UTC milliseconds.
 */
export const healthCodes = [
  /** The source gave candles out of order: `count` of them stood too late. */
  'sorted',
  /** `count` exact repetitions of a candle were dropped. */
  'duplicates-dropped',
  /**
   * `count` holes in trading time, the longest of `longest` missing candles beginning after the candle of `longestAt`; a whole day that an
   * exchange misses counts as many candles as the days of the series hold on average.
   */
  'gaps',
  /** `count` candles hold a price of zero or below, the first at `firstAt`; real for futures. */
  'non-positive-kept',
  /** In `count` candles high or low was widened by float noise (below 1e-6 of the price). */
  'high-low-widened',
  /** `count` candles without volume in a series that has volume. */
  'zero-volume',
  /** The source gives no volume at all. */
  'no-volume',
  /** `count` times the close moved by a factor of 10 or more within one candle; the largest move, by a factor of `factor`, was at `largestAt`. */
  'price-jumps',
  /**
   * In `count` candles the high or low is a factor of 10 or more beyond their open and close and the closes around them, the first at
   * `firstAt`, the farthest by a factor of `factor`. Mostly a vendor's error, but kept: prices have collapsed for a minute.
   */
  'price-spikes',
  /** `count` candles that begin after the present moment were dropped, the first at `firstAt`. */
  'future-dropped',
  /** Futures of `symbol` stand in for the spot price. */
  'futures-for-spot',
  /** Made from the candles of interval `from`. */
  'resampled',
  /** The last closed candle is old: as of `asOfAt`, `ageDays` days (whole) or `ageHours` hours (whole) ago. */
  'stale',
  'simulated',
  /** The vendor was not asked or did not answer; these are the candles of `fetchedAt`. */
  'served-from-cache',
  /** The vendor `vendor` does not answer at the moment: `reason` is a SourceRefusal reason. */
  'provider-failing',
] as const;
export type HealthCode = (typeof healthCodes)[number];
export type HealthNote = { code: HealthCode; params: Record<string, string | number> };

/** Why a source that was asked before the answering one did not answer. */
export type SourceRefusal = {
  source: SourceKind;
  vendor: string;
  reason:
    | 'not-configured'
    | 'no-such-series'
    | 'series-refused'
    | 'unreachable'
    | 'rate-limited'
    | 'not-offered'
    | 'not-allowed';
  /** Technical detail in English; never a secret. */
  detail?: string;
  /** What is wrong with the data, and in which file, line and column. */
  fault?: SeriesFault;
};

/** Who answered for a series, as of when, and why not the others. */
export type SeriesSource = {
  kind: SourceKind;
  vendor: string;
  /** Close time of the last closed candle (daily and longer: the session date), UTC milliseconds. */
  asOf: number;
  /** Open time of the first candle that the scanners began at. */
  anchor: number;
  adjustment: 'raw' | 'adjusted' | 'unknown';
  health: HealthNote[];
  refusals: SourceRefusal[];
};

/** A stretch of text bound to a fact: offsets in UTF-16 units within the sentence. */
export type NumberSpan = { start: number; end: number; factId: string };
export type Sentence = { text: string; factIds: string[]; spans: NumberSpan[] };

export type Explanation = { language: Language; author: string; sentences: Sentence[] };

/** One analysis: chart, text and facts come from one id and switch together. */
export type Analysis = {
  id: string;
  instrument: Instrument;
  interval: Interval;
  mode: AnalysisMode;
  asOf: number;
  source: SeriesSource;
  /** The candles shown: count, open times of first and last, and the hash of the series from its anchor. */
  candles: { count: number; from: number; to: number; hash: string };
  findings: WireFinding[];
  facts: Fact[];
  explanation: Explanation;
};

/** Candles on the wire: equal-length columns, open times in UTC milliseconds. */
export type WireCandles = {
  symbol: string;
  interval: Interval;
  source: SeriesSource;
  hash: string;
  openTime: number[];
  open: number[];
  high: number[];
  low: number[];
  close: number[];
  volume: number[];
};
