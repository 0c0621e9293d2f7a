/** Indexes of the last five state changes, as in their fact ids. */
export const narratedSteps = [1, 2, 3, 4, 5] as const;
type Step = (typeof narratedSteps)[number];

export type FindingSentence =
  | 'finding.intro'
  | 'finding.zone'
  | 'finding.level'
  | 'finding.zone.named'
  | 'finding.level.named'
  | 'finding.width'
  | 'finding.times'
  | 'finding.times.same'
  | 'finding.untouched'
  | 'finding.changed'
  | `finding.step.${Step}`
  | 'finding.above'
  | 'finding.below'
  | 'finding.inside'
  | 'finding.missing'
  | 'finding.closing';

export type FindingSentences = Readonly<Record<FindingSentence, string>>;

/** One sentence for each state change, from the template of one. */
export function createStepSentences(
  template: string,
): Readonly<Record<`finding.step.${Step}`, string>> {
  const of = (step: Step): string => template.replaceAll('{step.', `{finding.step.${step}.`);
  return {
    'finding.step.1': of(1),
    'finding.step.2': of(2),
    'finding.step.3': of(3),
    'finding.step.4': of(4),
    'finding.step.5': of(5),
  };
}
