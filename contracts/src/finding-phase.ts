import type { FindingState } from './finding.ts';

/** How far a structure's life has come, as it is shown: untouched, touched, acting from the other side, used up. */
export type FindingPhase = 'fresh' | 'touched' | 'flipped' | 'spent';

/** The phase that each state means. */
export const phaseOfState = {
  touched: 'touched',
  half: 'touched',
  filled: 'spent',
  inverted: 'flipped',
  'inversion-failed': 'spent',
  'mean-threshold': 'touched',
  broken: 'flipped',
  'breaker-touched': 'flipped',
  'breaker-failed': 'spent',
  failed: 'spent',
  swept: 'spent',
  taken: 'spent',
  expired: 'spent',
  joined: 'fresh',
  rejected: 'touched',
  flipped: 'flipped',
  reclaimed: 'touched',
  followed: 'fresh',
} as const satisfies Record<FindingState, FindingPhase>;
