import {
  getBiasName,
  getFactWord,
  getFindingKindName,
  getFindingStateName,
  getIntervalName,
  isExtendedRight,
  type Language,
  getScaleName,
  type WireFinding,
} from '@vela/contracts';
import { isOverlaid } from '../../figures/finding-label.ts';
import { getLatestState } from '../../figures/finding-phase.ts';
import { zoneColourClasses } from '../../figures/zone-colour.ts';

/** `state` is empty for a one-time event that was not invalidated: it ends at its confirmation. */
export type FindingWords = { name: string; direction: string; state: string };

/** Describes a finding in a language: kind with label and scale, direction, latest state. */
export function describeFinding(finding: WireFinding, language: Language): FindingWords {
  const { kind, label, scale, direction } = finding;
  const isSwing = kind === 'swing-high' || kind === 'swing-low';
  const state = getLatestState(finding);
  const parts = [
    isOverlaid(finding)
      ? `${getIntervalName(finding.timeframe, language)} ${getFindingKindName(kind, language)}`
      : getFindingKindName(kind, language),
    ...(label === undefined ? [] : [getFactWord(label, language)]),
    ...(scale === undefined ? [] : [getScaleName(scale, language)]),
  ];
  return {
    name: parts.join(', '),
    direction: getBiasName(direction, language),
    state:
      state !== undefined || isExtendedRight(kind) || isSwing
        ? getFindingStateName(state, language, kind)
        : '',
  };
}

/** CSS class of the text colour for a finding's direction. */
export function toToneClass({ direction }: Pick<WireFinding, 'direction'>): string {
  return zoneColourClasses[direction].text;
}
