import { isConfirmed } from './hold-out.ts';
import {
  calculateMatchedDifference,
  findSign,
  toDifferenceInterval,
} from './matched-difference.ts';
import type { MatchedTally } from './matched-tally.ts';
import { calculateMirrorChance } from './mirror-test.ts';
import { isSteady } from './steadiness.ts';

/**
 * Why a difference whose interval excludes 0 is not called distinguishable: mirrored prices do much
 * the same; the last third does not confirm it; it is not alike in both halves and every decade.
 */
export type Doubt = 'mirrored' | 'unconfirmed' | 'unsteady';

export type Evidence = {
  readonly difference: number;
  /** Bonferroni-corrected interval: all intervals of the series hold together with 95 %. */
  readonly differenceLow: number;
  readonly differenceHigh: number;
  /** False when that interval contains 0, or any doubt is left. */
  readonly isDistinguishable: boolean;
  readonly doubt?: Doubt;
};

const maxMirrorChance = 0.05;

/** Weighs events against their controls; `missed` is the probability the interval may miss. */
export function weighEvidence(tally: MatchedTally, missed: number): Evidence {
  const matched = calculateMatchedDifference(tally);
  const { difference } = matched;
  const { low, high } = toDifferenceInterval(matched, missed);
  const sign = findSign(matched, missed);
  const doubt = sign === 0 ? undefined : findDoubt(tally, difference);
  return {
    difference,
    differenceLow: low,
    differenceHigh: high,
    isDistinguishable: sign !== 0 && doubt === undefined,
    ...(doubt === undefined ? {} : { doubt }),
  };
}

function findDoubt(tally: MatchedTally, difference: number): Doubt | undefined {
  if (!isSteady(tally, difference)) return 'unsteady';
  if (!isConfirmed(tally)) return 'unconfirmed';
  return calculateMirrorChance(tally, Math.sign(difference)) > maxMirrorChance
    ? 'mirrored'
    : undefined;
}
