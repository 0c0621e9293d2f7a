import {
  type FindingPhase,
  type FindingState,
  phaseByState,
  type WireFinding,
} from '@vela/contracts';

type LivingFinding = Pick<WireFinding, 'kind' | 'transitions'>;

/** Latest state of a finding; undefined while nothing has happened since its confirmation. */
export function getLatestState(finding: LivingFinding): FindingState | undefined {
  return finding.transitions.at(-1)?.state;
}

/** Phase after the last transition. A swing does not flip: a broken swing is spent. */
export function getPhase(finding: LivingFinding): FindingPhase {
  const state = getLatestState(finding);
  if (state === undefined) return 'fresh';
  const isSwing = finding.kind === 'swing-high' || finding.kind === 'swing-low';
  return isSwing && state === 'broken' ? 'spent' : phaseByState[state];
}

/** Time (UTC ms) from which an inverted gap or broken order block acts from its other side. */
export function findFlipTime(finding: LivingFinding): number | undefined {
  if (finding.kind === 'swing-high' || finding.kind === 'swing-low') return undefined;
  return finding.transitions.find((transition) => phaseByState[transition.state] === 'flipped')?.at;
}

/** Time (UTC ms) at which a structure was spent; undefined while it stands. */
export function findEndTime(finding: LivingFinding): number | undefined {
  return getPhase(finding) === 'spent' ? finding.transitions.at(-1)?.at : undefined;
}
