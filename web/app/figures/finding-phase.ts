import {
  type FindingPhase,
  type FindingState,
  phaseOfState,
  type WireFinding,
} from '@vela/contracts';

/** What tells how far a finding's life has come. */
type LivingFinding = Pick<WireFinding, 'kind' | 'transitions'>;

/** The latest state of a finding, undefined while nothing has happened to it since it was confirmed. */
export function latestState(finding: LivingFinding): FindingState | undefined {
  return finding.transitions.at(-1)?.state;
}

/** Phase after the last transition. A swing does not flip: once broken it is used up. */
export function phaseOf(finding: LivingFinding): FindingPhase {
  const state = latestState(finding);
  if (state === undefined) return 'fresh';
  const isSwing = finding.kind === 'swing-high' || finding.kind === 'swing-low';
  return isSwing && state === 'broken' ? 'spent' : phaseOfState[state];
}

/** Time (UTC ms) since which a structure acts from its other side: an inverted gap, a broken order block. */
export function flippedAt(finding: LivingFinding): number | undefined {
  if (finding.kind === 'swing-high' || finding.kind === 'swing-low') return undefined;
  return finding.transitions.find((transition) => phaseOfState[transition.state] === 'flipped')?.at;
}

/** Time (UTC ms) at which a structure's life ended, undefined while it still stands. */
export function endedAt(finding: LivingFinding): number | undefined {
  return phaseOf(finding) === 'spent' ? finding.transitions.at(-1)?.at : undefined;
}
