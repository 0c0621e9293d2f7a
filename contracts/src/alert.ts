import type { FindingKind, FindingState } from '@vela/engine';

/** Limits of alerts: how many, how long, and how large their numbers may be. */
export const alertLimits = {
  perAccount: 100,
  noteMaxLength: 200,
  maxCoolDownMinutes: 43_200,
  expiryDays: 60,
  maxExpiryDays: 365,
  maxCandles: 500,
  maxConditions: 4,
  /** Fewer occurrences in the look back are said to be few. */
  fewOccurrences: 30,
} as const;

export const alertDirections = ['up', 'down', 'either'] as const;
export const alertFrequencies = ['once', 'every'] as const;
/** `close`: at the close of a candle; `intrabar`: as soon as the price is beyond the level. */
export const alertEvaluations = ['close', 'intrabar'] as const;
export const alertStates = ['active', 'paused', 'fired', 'expired'] as const;
export type AlertState = (typeof alertStates)[number];

export type AlertEvent = 'confirmed' | FindingState;

const level = ['swept', 'taken'] as const;
const breaks = ['confirmed', 'failed'] as const;
const swing = ['confirmed', 'broken', 'swept', 'taken'] as const;

/** What can happen to the structures of each kind, in the order of a form. */
export const alertEventsByKind = {
  'fair-value-gap': ['confirmed', 'touched', 'half', 'filled', 'inverted'],
  'order-block': ['confirmed', 'touched', 'mean-threshold', 'broken'],
  'break-of-structure': breaks,
  'change-of-character': breaks,
  'market-structure-shift': ['confirmed'],
  'support-resistance': ['confirmed', 'rejected', 'broken', 'flipped', 'reclaimed'],
  'swing-high': swing,
  'swing-low': swing,
  'liquidity-pool': ['confirmed', ...level],
  'liquidity-sweep': ['confirmed', 'followed'],
  'equal-highs': ['confirmed', ...level],
  'equal-lows': ['confirmed', ...level],
  'previous-high': level,
  'previous-low': level,
  'session-high': level,
  'session-low': level,
  displacement: ['confirmed'],
  'candlestick-pattern': ['confirmed'],
  divergence: ['confirmed'],
} as const satisfies Record<FindingKind, readonly AlertEvent[]>;

/** All events of all kinds, each once. */
export const alertEvents: readonly AlertEvent[] = [
  ...new Set<AlertEvent>(Object.values(alertEventsByKind).flat()),
];
