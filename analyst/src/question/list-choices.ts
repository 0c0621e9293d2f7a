import type { Intent, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { findMeasure, hasNeeds } from '../measures/find-measure.ts';
import { chooseAnswerable } from './choose-subjects.ts';
import { isIntentRead } from './is-intent-read.ts';
import { hasOwnWords, isFamiliar } from './has-own-words.ts';
import type { RankedReading } from './ranking/rank-readings.ts';
import { chooseAskedSubjects, type Surroundings } from './choose-asked-subjects.ts';
import type { ReadQuestion } from './read-question.ts';

/** From this share on, a reading that was not taken is worth a choice. */
const leastLikely = 0.04;
const mostChoices = 3;

// What these say was read for sure, or nothing of a market was asked.
const withoutChoices: ReadonlySet<Intent> = new Set([
  'advice',
  'distress',
  'off-topic',
  'small-talk',
  'task',
  'calendar',
  'news',
  'list',
  'help',
  'data',
  'concept',
  'not-covered',
  'unknown-symbol',
  'ambiguous-symbol',
  'mode-not-available',
]);

/** Whether a measure is what a plan asks for, by itself or as part of a chart's answer. */
function isRead({ id }: MeasureRequest, plan: QuestionPlan): boolean {
  if (plan.intent === 'measure') return (plan.measures ?? []).some((one) => one.id === id);
  return isIntentRead(plan.intent, { intent: 'measure', measures: [{ id }] }, 'measure');
}

/** A question that names an indicator is about it, or about nothing that can be chosen. */
function isOfIndicator({ id }: MeasureRequest, { reading }: ReadQuestion): boolean {
  return reading.clues.indicator === undefined || /^indicator|^moving|cross$/.test(id);
}

/** Whether the question gives what the measure cannot do without, instruments too. */
function isAnswerable(measure: MeasureRequest, subjects: readonly string[]): boolean {
  return (
    hasNeeds(measure) && chooseAnswerable([measure], subjects).some(({ id }) => id === measure.id)
  );
}

/**
 * What a question may mean instead of what was read: for the person to choose where nothing was
 * read, or the reading is not sure. Empty where it is.
 */
export function listChoices(
  read: ReadQuestion,
  {
    plan,
    isSure,
    ranked,
  }: {
    readonly plan: QuestionPlan;
    readonly isSure: boolean;
    readonly ranked: readonly RankedReading[];
  },
  around: Surroundings,
): MeasureRequest[] {
  const isSettled = plan.findingId !== undefined || plan.unread?.method !== undefined;
  if (isSure || isSettled || withoutChoices.has(plan.intent)) return [];
  if (!hasOwnWords(read) || !isFamiliar(read)) return [];
  return ranked
    .filter(({ share }) => share >= leastLikely)
    .flatMap(({ label }) => {
      const id = findMeasure(label);
      return id === undefined ? [] : [read.measured.toMeasure(id)];
    })
    .filter(
      (measure) =>
        !isRead(measure, plan) &&
        isOfIndicator(measure, read) &&
        isAnswerable(measure, chooseAskedSubjects(read, [measure], around)),
    )
    .slice(0, mostChoices);
}
