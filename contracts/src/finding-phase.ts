import type { FindingState } from './finding.ts';

/** Displayed lifecycle phase: untouched, touched, flipped to the other side, used up. */
export type FindingPhase = 'fresh' | 'touched' | 'flipped' | 'spent';

export const phaseByState = {
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

/** All states of a structure, as values: the engine exports them as types only. */
export const findingStates = Object.keys(phaseByState).filter((name): name is FindingState =>
  Object.hasOwn(phaseByState, name),
);
