import type { AnalysisRequest, QuestionPlan } from '@vela/contracts';
import type { Surroundings } from './choose-asked-subjects.ts';
import { findPlaces } from './find-acts.ts';
import { aboutChart, findFocus } from './measure-families.ts';
import type { ReadQuestion } from './read-question.ts';

/** The plan for what the last answer was about: its indicator, its structure or its measure. */
function toMeaning(last: QuestionPlan): QuestionPlan | undefined {
  const asked = findFocus(last);
  const indicator = asked?.indicator ?? last.indicator;
  if (indicator !== undefined) return { intent: 'concept', indicator: { id: indicator.id } };
  const concept = asked?.concept ?? last.concept;
  if (concept !== undefined) return { intent: 'concept', concept };
  return asked === undefined
    ? undefined
    : { intent: 'measure', measures: [{ id: asked.id }], asksForDefinition: true };
}

/**
 * "Negative means what" after a correlation, "what does 70 stand for" after the RSI: the meaning of
 * what the last answer told. Undefined where none is asked for, or the answer was about no chart.
 */
export function askMeaningOfLast(
  { request, reading, measured }: ReadQuestion,
  { question, named }: Surroundings,
): AnalysisRequest | undefined {
  const last = question.context.lastUnderstanding?.request;
  const isAsked =
    reading.clues.has('meaning') || findPlaces(reading.spoken, 'definition').length > 0;
  const isOther = named.length > 0 || measured.period !== undefined;
  if (last === undefined || !isAsked || isOther || !aboutChart.has(last.plan.intent))
    return undefined;
  const plan = toMeaning(last.plan);
  return plan && { ...request, plan };
}
