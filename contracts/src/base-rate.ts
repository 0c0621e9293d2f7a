import type { BaseRate, BaseRateSubject, Interval, Outcome } from '@vela/engine';
import type { SeriesSource } from './analysis.ts';

export type { BaseRate } from '@vela/engine';

/** What base rates are about, by their own names: the engine has them as types only, and schemas need them as values. */
export const baseRateSubjects = {
  swing: 'swing',
  'break-of-structure': 'break-of-structure',
  'change-of-character': 'change-of-character',
  'market-structure-shift': 'market-structure-shift',
  displacement: 'displacement',
  'fair-value-gap': 'fair-value-gap',
  'order-block': 'order-block',
  'equal-level': 'equal-level',
  'liquidity-pool': 'liquidity-pool',
  'liquidity-sweep': 'liquidity-sweep',
  'support-resistance': 'support-resistance',
  'session-level': 'session-level',
  'previous-day-level': 'previous-day-level',
  divergence: 'divergence',
  'candlestick-pattern': 'candlestick-pattern',
} as const satisfies { [Key in BaseRateSubject]: Key };

export const baseRateOutcomes = {
  touched: 'touched',
  filled: 'filled',
  'closed-beyond': 'closed-beyond',
  holds: 'holds',
  follows: 'follows',
} as const satisfies { [Key in Outcome]: Key };

/** The base rates of a series. They are counted apart from requests: until then the status is `computing`. */
export type BaseRateList = {
  status: 'ready' | 'computing';
  symbol: string;
  interval: Interval;
  /** Every cell with enough events to be shown. */
  cells: BaseRate[];
  /** When the last candle they were counted over opened, UTC milliseconds; absent while they are computed. */
  countedTo?: number;
  source: SeriesSource;
};

/** The base rates that sentences speak of; each is the middle of the ids of its facts, `base-rate.gap-filled.rate`. */
export const spokenRates = [
  'gap-touched',
  'gap-filled',
  'gap-holds',
  'block-touched',
  'block-holds',
  'break-follows',
  'change-follows',
  'shift-follows',
  'displacement-follows',
  'swing-broken',
  'equal-level-reached',
  'pool-reached',
  'sweep-follows',
  'zone-holds',
  'session-level-reached',
  'previous-day-reached',
  'divergence-follows',
] as const;
export type SpokenRate = (typeof spokenRates)[number];
