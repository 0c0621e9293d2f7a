import type { FindingKind, FindingLabel, FindingState, Interval, Scale } from '@vela/engine';
import type { HealthCode, SourceKind } from '../analysis.ts';
import type { SourceRefusal } from '../candles-schema.ts';
import type { FactUnit } from '../fact-schema.ts';
import type { AssetClass } from '../instrument.ts';
import type { Concept } from '../stream.ts';

/** Words that are values of facts with unit `text`. */
export type FactWord =
  | 'pass'
  | 'fail'
  | 'not-applicable'
  | 'insufficient'
  | 'safe'
  | 'grey'
  | 'distress'
  | 'bullish'
  | 'bearish'
  | 'neutral'
  | 'break-of-structure'
  | 'change-of-character'
  | 'open'
  | 'fresh'
  | 'touched'
  | 'half'
  | 'mean-threshold'
  | 'overbought'
  | 'oversold'
  | 'balanced'
  | 'aligned'
  | 'opposed'
  | 'undecided'
  | 'trending-up'
  | 'trending-down'
  | 'ranging'
  | 'low'
  | 'normal'
  | 'high'
  | 'extreme'
  | 'inside-area'
  | 'above-area'
  | 'below-area';

/**
 * Names of everything an analysis contains, in one language. Placeholders in braces are filled in.
 */
export type MarketWords = {
  /** Name of a calendar quarter: $1 is its year, $2 its number. */
  readonly quarter: string;
  readonly kinds: Readonly<Record<FindingKind, string>>;
  /** `open`, `unbroken` and `fresh` name the initial state of a gap, a swing or a block. */
  readonly states: Readonly<Record<FindingState | 'open' | 'unbroken' | 'fresh', string>>;
  readonly labels: Readonly<Record<FindingLabel, string>>;
  readonly words: Readonly<Record<FactWord, string>>;
  readonly scales: Readonly<Record<Scale, string>>;
  readonly concepts: Readonly<Record<Concept, string>>;
  /** As an adjective before "chart" or "candle": "4-hour", "4 saatlik". */
  readonly intervals: Readonly<Record<Interval, string>>;
  readonly units: Readonly<Record<FactUnit, string>>;
  readonly assetClasses: Readonly<Record<AssetClass, string>>;
  readonly sourceKinds: Readonly<Record<SourceKind, string>>;
  readonly refusals: Readonly<Record<SourceRefusal['reason'], string>>;
  readonly health: Readonly<Record<HealthCode, string>>;
  /** Name of a fact of another timeframe; placeholders {label} and {interval}. */
  readonly factOfTimeframe: string;
  /** Between a vendor's name and the reason why it did not answer. */
  readonly refusedBy: string;
  /** What the source of that id is called that is a folder of files. */
  readonly folder: string;
  readonly ages: Readonly<Record<'hour' | 'day', { readonly one: string; readonly other: string }>>;
};
