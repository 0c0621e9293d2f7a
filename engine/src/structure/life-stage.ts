import type { FindingKind, FindingState } from './finding.ts';

/**
 * One step in the life of a structure, told for a bullish one; a bearish one is its mirror image.
 * `into` is a fall into the zone, `away` a rise back; a wick reaches the level when it is at it, a close must be strictly beyond.
 */
export type LifeStage = {
  readonly state: FindingState;
  readonly by: 'wick' | 'close';
  readonly toward: 'into' | 'away';
  /** The edge price meets first, the middle, or the edge behind it. */
  readonly level: 'near' | 'middle' | 'far';
  /** The stage can be reached on the candle that reached the one before it. */
  readonly sameCandle: boolean;
};

const entering = [{ state: 'touched', by: 'wick', toward: 'into', level: 'near', sameCandle: true }] as const satisfies LifeStage[];

const swingLife = [{ state: 'broken', by: 'close', toward: 'away', level: 'near', sameCandle: true }] as const satisfies LifeStage[];

const gapLife = [
  ...entering,
  { state: 'half', by: 'wick', toward: 'into', level: 'middle', sameCandle: true },
  { state: 'filled', by: 'wick', toward: 'into', level: 'far', sameCandle: true },
  { state: 'inverted', by: 'close', toward: 'into', level: 'far', sameCandle: true },
  { state: 'inversion-failed', by: 'close', toward: 'away', level: 'near', sameCandle: true },
] as const satisfies LifeStage[];

const blockLife = [
  ...entering,
  { state: 'mean-threshold', by: 'wick', toward: 'into', level: 'middle', sameCandle: true },
  { state: 'broken', by: 'close', toward: 'into', level: 'far', sameCandle: true },
  // The candle that breaks the block came from inside it: only a later one returns to the breaker.
  { state: 'breaker-touched', by: 'wick', toward: 'away', level: 'far', sameCandle: false },
  { state: 'breaker-failed', by: 'close', toward: 'away', level: 'near', sameCandle: true },
] as const satisfies LifeStage[];

/** What can happen to a structure of each kind after its confirmation, in the only possible order. */
export const lifeOf = {
  'swing-high': swingLife,
  'swing-low': swingLife,
  'break-of-structure': [],
  'change-of-character': [],
  'fair-value-gap': gapLife,
  'order-block': blockLife,
} as const satisfies Record<FindingKind, readonly LifeStage[]>;
