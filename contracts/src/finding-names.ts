import type { FindingKind, FindingLabel, FindingState } from './finding.ts';

/** Every kind of structure by its own name: the engine has them as types only, and schemas need them as values. */
export const findingKinds = {
  'swing-high': 'swing-high',
  'swing-low': 'swing-low',
  'break-of-structure': 'break-of-structure',
  'change-of-character': 'change-of-character',
  'market-structure-shift': 'market-structure-shift',
  displacement: 'displacement',
  'fair-value-gap': 'fair-value-gap',
  'order-block': 'order-block',
  'equal-highs': 'equal-highs',
  'equal-lows': 'equal-lows',
  'liquidity-pool': 'liquidity-pool',
  'liquidity-sweep': 'liquidity-sweep',
  'support-resistance': 'support-resistance',
  'session-high': 'session-high',
  'session-low': 'session-low',
  'previous-high': 'previous-high',
  'previous-low': 'previous-low',
  'candlestick-pattern': 'candlestick-pattern',
  divergence: 'divergence',
} as const satisfies { [Key in FindingKind]: Key };

/** Every state of a structure by its own name. */
export const findingStates = {
  touched: 'touched',
  half: 'half',
  filled: 'filled',
  inverted: 'inverted',
  'inversion-failed': 'inversion-failed',
  'mean-threshold': 'mean-threshold',
  broken: 'broken',
  'breaker-touched': 'breaker-touched',
  'breaker-failed': 'breaker-failed',
  failed: 'failed',
  swept: 'swept',
  taken: 'taken',
  expired: 'expired',
  joined: 'joined',
  rejected: 'rejected',
  flipped: 'flipped',
  reclaimed: 'reclaimed',
  followed: 'followed',
} as const satisfies { [Key in FindingState]: Key };

/** Every label of a structure by its own name. */
export const findingLabels = {
  'higher-high': 'higher-high',
  'lower-high': 'lower-high',
  'equal-high': 'equal-high',
  'higher-low': 'higher-low',
  'lower-low': 'lower-low',
  'equal-low': 'equal-low',
  wick: 'wick',
  'failed-breakout': 'failed-breakout',
  asia: 'asia',
  'london-open': 'london-open',
  'new-york-morning': 'new-york-morning',
  'london-close': 'london-close',
  lunch: 'lunch',
  'new-york-afternoon': 'new-york-afternoon',
  day: 'day',
  week: 'week',
  month: 'month',
} as const satisfies { [Key in FindingLabel]: Key };
