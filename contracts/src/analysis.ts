import type { Fact } from './fact.ts';
import type { WireFinding } from './finding.ts';
import type { Instrument } from './instrument.ts';
import type { Interval } from './interval.ts';
import type { Language } from './language.ts';

export const analysisModes = ['technical', 'fundamental'] as const;
export type AnalysisMode = (typeof analysisModes)[number];

export const sourceKinds = ['live', 'file', 'simulated'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Health notes of a series, in order of discovery. `code` is a key of the vocabulary, `params` fill it. */
export const healthCodes = [
  'sorted',
  'duplicates-dropped',
  'gaps',
  'non-positive-kept',
  'high-low-widened',
  'zero-volume',
  'no-volume',
  'futures-for-spot',
  'resampled',
  'stale',
  'simulated',
  'served-from-cache',
  'provider-failing',
] as const;
export type HealthCode = (typeof healthCodes)[number];
export type HealthNote = { code: HealthCode; params: Record<string, string | number> };

/** Why a source that was asked before the answering one did not answer. */
export type SourceRefusal = {
  source: SourceKind;
  vendor: string;
  reason: 'not-configured' | 'no-such-series' | 'series-refused' | 'unreachable' | 'rate-limited' | 'not-offered' | 'not-allowed';
  /** Technical detail in English: file, line, column; never a secret. */
  detail?: string;
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
