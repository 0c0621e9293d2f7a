import type { Interval } from '../candles/candles.ts';

/** All kinds of structures the engine finds. Consumers switch exhaustively over it. */
export type FindingKind =
  | 'swing-high'
  | 'swing-low'
  | 'break-of-structure'
  | 'change-of-character'
  | 'market-structure-shift'
  | 'displacement'
  | 'fair-value-gap'
  | 'order-block'
  | 'equal-highs'
  | 'equal-lows'
  | 'liquidity-pool'
  | 'liquidity-sweep'
  | 'support-resistance'
  | 'session-high'
  | 'session-low'
  | 'previous-high'
  | 'previous-low'
  | 'candlestick-pattern'
  | 'divergence';

export type Direction = 'bullish' | 'bearish';
export type Bias = Direction | 'neutral';

/** `internal` is the pivot size 5 view of the market, `swing` the pivot size 50 view. */
export type Scale = 'internal' | 'swing';

// A swing relative to the one before it on its side; the type of a sweep; a session; the period of
// a previous level; the candlestick pattern; the oscillator and type of a divergence.
/** Label of a finding. */
export type FindingLabel =
  | SwingLabel
  | SweepLabel
  | SessionLabel
  | PeriodLabel
  | PatternLabel
  | DivergenceLabel;
export type SwingLabel =
  | 'higher-high'
  | 'lower-high'
  | 'equal-high'
  | 'higher-low'
  | 'lower-low'
  | 'equal-low';
export type SessionLabel =
  | 'asia'
  | 'london-open'
  | 'new-york-morning'
  | 'london-close'
  | 'lunch'
  | 'new-york-afternoon';
export type SweepLabel = 'wick' | 'failed-breakout';
export type PeriodLabel = 'day' | 'week' | 'month';
export type DivergenceLabel = 'rsi-regular' | 'rsi-hidden' | 'macd-regular' | 'macd-hidden';
export type PatternLabel =
  | 'doji'
  | 'dragonfly-doji'
  | 'gravestone-doji'
  | 'hammer'
  | 'inverted-hammer'
  | 'hanging-man'
  | 'shooting-star'
  | 'spinning-top'
  | 'marubozu'
  | 'bullish-engulfing'
  | 'bearish-engulfing'
  | 'bullish-harami'
  | 'bearish-harami'
  | 'piercing-line'
  | 'dark-cloud-cover'
  | 'morning-star'
  | 'evening-star'
  | 'three-white-soldiers'
  | 'three-black-crows'
  | 'tweezer-bottom'
  | 'tweezer-top';

// Gap: touched, half, filled, inverted, inversion-failed. Block: touched, mean-threshold, broken,
// breaker-touched, breaker-failed. Swing: broken (a close beyond it made a break of structure or
// change of character). Break: failed (price closed back beyond the broken level within ten
// candles). Level (swing, pool, session, previous day): swept (a wick beyond it, the close back),
// taken (a close beyond it), expired. Sweep: followed (a displacement of its direction within three
// candles). Pool and zone: joined (by a further pivot). Zone of support or resistance: rejected
// (touched and left again), broken, flipped (touched from the other side after it was broken),
// reclaimed (closed back over before that), expired.
/** States a structure can reach after it was confirmed. */
export const findingStates = [
  'touched',
  'half',
  'filled',
  'inverted',
  'inversion-failed',
  'mean-threshold',
  'broken',
  'breaker-touched',
  'breaker-failed',
  'failed',
  'swept',
  'taken',
  'expired',
  'joined',
  'rejected',
  'flipped',
  'reclaimed',
  'followed',
] as const;
export type FindingState = (typeof findingStates)[number];

/** A state change: the candle at whose close it was known, and its price. Append-only. */
export type Transition = {
  readonly state: FindingState;
  readonly at: number;
  readonly price: number;
};

// `formedAt` is the candle it is drawn on, `confirmedAt` the one whose close confirms it: indices.
// Only `transitions` grows after that. Findings of a run are views whose fields are computed on
// access: read them by name (a spread copies nothing; JSON works; to clone, `toPlainFindings`).
/** A drawable structure. */
export type Finding = {
  /** Stable across runs: kind, direction, scale (or label), open times of formedAt, confirmedAt. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly direction: Bias;
  readonly scale?: Scale | undefined;
  readonly label?: FindingLabel | undefined;
  readonly timeframe: Interval;
  readonly formedAt: number;
  readonly confirmedAt: number;
  readonly top: number;
  readonly bottom: number;
  /** Ids it was made from: the pivot a break broke, the break an order block belongs to. */
  readonly refs: readonly string[];
  readonly transitions: readonly Transition[];
  /** Numbers of this kind, such as `widthInAtr`; only those that could be computed. */
  readonly measures: Readonly<Record<string, number>>;
};
