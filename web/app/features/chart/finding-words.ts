import { biasName, findingKindName, findingStateName, type Language, scaleName, type WireFinding } from '@vela/contracts';
import { latestState } from '../../figures/finding-phase.ts';
import { groupOf } from './zone-group.ts';

/** `state` is empty for an event, which has none: a break is over when it is confirmed. */
export type FindingWords = { name: string; direction: string; state: string };

/** How a finding is called in a language: its kind with its scale, its direction, its latest state. */
export function findingWords(finding: WireFinding, language: Language): FindingWords {
  const kind = findingKindName(finding.kind, language);
  const isEvent = groupOf(finding) === 'structure-swing' || groupOf(finding) === 'structure-internal';
  return {
    name: finding.scale === undefined ? kind : `${kind}, ${scaleName(finding.scale, language)}`,
    direction: biasName(finding.direction, language),
    state: isEvent ? '' : findingStateName(latestState(finding), language, finding.kind),
  };
}
