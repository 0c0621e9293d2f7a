import type { ArtefactKind, Doubt, Outcome } from '@vela/engine';

export type { ArtefactKind, BaseRate, BaseRateCount } from '@vela/engine';

/** Outcomes of base rates as values, for schemas: the engine exports them as types only. */
export const baseRateOutcomes = {
  touched: 'touched',
  filled: 'filled',
  'closed-beyond': 'closed-beyond',
  holds: 'holds',
  follows: 'follows',
} as const satisfies { [Key in Outcome]: Key };

/** Why a difference is not called distinguishable although its interval excludes 0. */
export const doubts = {
  mirrored: 'mirrored',
  unconfirmed: 'unconfirmed',
  unsteady: 'unsteady',
} as const satisfies { [Key in Doubt]: Key };

/** What makes prices of a source unlike those that were traded. */
export const artefactKinds = {
  'repeated-open': 'repeated-open',
  flat: 'flat',
  'displaced-close': 'displaced-close',
} as const satisfies { [Key in ArtefactKind]: Key };

/** Base rates used in sentences: the middle part of fact ids (`base-rate.gap-filled.rate`). */
export const baseRateNames = [
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
export type BaseRateName = (typeof baseRateNames)[number];
