import type { Intent, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { findNeeds } from '../measures/find-measure.ts';
import { chooseAnswerable } from './choose-subjects.ts';
import { isIntentRead } from './is-intent-read.ts';
import { hasOwnWords, isFamiliar, listLikelyMeasures } from './ranking/read-by-ranking.ts';
import type { ReadQuestion } from './read-question.ts';

/** From this share on, a measure that was not read is worth a choice. */
const leastLikely = { asked: 0.15, beside: 0.3, unsure: 0.12 } as const;
/** Below this share what was read is not sure. */
const sure = 0.5;
const mostChoices = 3;

// What these say was read for sure, or nothing of a market was asked.
const withoutChoices: ReadonlySet<Intent> = new Set([
  'advice',
  'distress',
  'off-topic',
  'small-talk',
  'task',
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

/** Whether the question gives what the measure cannot do without. */
function hasNeeds(measure: MeasureRequest, subjects: readonly string[]): boolean {
  const given = Object.keys(measure);
  return (
    findNeeds(measure.id).every((need) => given.includes(need)) &&
    chooseAnswerable([measure], subjects).some(({ id }) => id === measure.id)
  );
}

/**
 * What a question may mean instead of what was read: for the person to choose where nothing was
 * read, or another measure is likely. Empty where the reading is sure.
 */
export function listChoices(
  read: ReadQuestion,
  plan: QuestionPlan,
  subjects: readonly string[],
): MeasureRequest[] {
  const isSettled = plan.findingId !== undefined || plan.unread?.method !== undefined;
  if (isSettled || withoutChoices.has(plan.intent) || !hasOwnWords(read) || !isFamiliar(read))
    return [];
  const ranked = listLikelyMeasures(read, leastLikely.asked);
  const shareOfRead = ranked
    .filter(({ measure }) => isRead(measure, plan))
    .reduce((sum, { share }) => sum + share, 0);
  const others = ranked.filter(
    ({ measure }) =>
      !isRead(measure, plan) && isOfIndicator(measure, read) && hasNeeds(measure, subjects),
  );
  const isAsked = plan.intent === 'unknown';
  const beside = shareOfRead >= sure ? leastLikely.beside : leastLikely.unsure;
  const isDoubtful = others.some(({ share }) => share >= leastLikely.beside);
  if (!isAsked && !isDoubtful) return [];
  return others
    .filter(({ share }) => isAsked || share >= beside)
    .slice(0, mostChoices)
    .map(({ measure }) => measure);
}
