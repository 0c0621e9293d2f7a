import {
  biasName,
  factWord,
  findingKindName,
  findingStateName,
  intervalName,
  isStanding,
  type Language,
  scaleName,
  type WireFinding,
} from '@vela/contracts';
import { isOverlaid } from '../../figures/finding-label.ts';
import { latestState } from '../../figures/finding-phase.ts';

/** `state` is empty for what happened once and has not been taken back: it is over when it is confirmed. */
export type FindingWords = { name: string; direction: string; state: string };

/** How a finding is called in a language: its kind with its label and scale, its direction, its latest state. */
export function findingWords(finding: WireFinding, language: Language): FindingWords {
  const { kind, label, scale, direction } = finding;
  const isSwing = kind === 'swing-high' || kind === 'swing-low';
  const state = latestState(finding);
  const parts = [
    isOverlaid(finding)
      ? `${intervalName(finding.timeframe, language)} ${findingKindName(kind, language)}`
      : findingKindName(kind, language),
    ...(label === undefined ? [] : [factWord(label, language)]),
    ...(scale === undefined ? [] : [scaleName(scale, language)]),
  ];
  return {
    name: parts.join(', '),
    direction: biasName(direction, language),
    state:
      state !== undefined || isStanding(kind) || isSwing
        ? findingStateName(state, language, kind)
        : '',
  };
}

/** The colour in which the direction of a finding is written. */
export function findingTone({ direction }: Pick<WireFinding, 'direction'>): string {
  if (direction === 'neutral') return 'text-muted';
  return direction === 'bullish' ? 'text-bull' : 'text-bear';
}
