import type { AnalysisRequest } from '@vela/contracts';
import type { Question } from '../answer-part.ts';
import { askOfDefinition } from './ask-of-definition.ts';
import { findPlaces } from './find-acts.ts';
import type { ReadQuestion } from './read-question.ts';

// "Does this chart have any", "show me the ones on nvidia", "daxta var mi", "bir ornek goster".
const ofExamples =
  /(?<![a-z])(?:any|some|ones?|an example|examples|(?:has|have|had|show|see) (?:it|that|them|those)|var m[iu]\w*|ornek\w*|olani?|gorelim|goster\w*)(?![a-z])/;

/** Whether it asks for what was explained: it names nothing else and asks for no meaning. */
function isOfExample({ reading: { clues, spoken }, measured }: ReadQuestion): boolean {
  const isNamed = clues.concepts.length > 0 || clues.indicator !== undefined;
  const isDefined = clues.has('meaning') || findPlaces(spoken, 'definition').length > 0;
  return !isNamed && !isDefined && measured.form === undefined && ofExamples.test(measured.plain);
}

/**
 * The question with what was explained before it as the last request, where it asks for that on a
 * chart: "has Apple any" after what a gap is; undefined for any other.
 */
export function askOfDefined(read: ReadQuestion, question: Question): Question | undefined {
  const { lastUnderstanding: last } = question.context;
  const plan = last?.request && askOfDefinition(last.request.plan);
  if (!last?.request || !plan || plan === last.request.plan || !isOfExample(read)) return undefined;
  const request: AnalysisRequest = { ...last.request, plan };
  return {
    ...question,
    context: { ...question.context, lastUnderstanding: { ...last, intent: plan.intent, request } },
  };
}
