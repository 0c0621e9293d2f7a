import type { AnalysisRequest, Concept, Intent, QuestionPlan } from '@vela/contracts';
import type { Question } from '../answer-part.ts';
import { countedConcepts, listedConcepts } from './choose-intent.ts';
import { findPlaces } from './find-acts.ts';
import { hasOwnWords } from './has-own-words.ts';
import { aboutChart, findFamily } from './measure-families.ts';
import type { ReadQuestion } from './read-question.ts';
import { toRequest } from './to-request.ts';

const intentByConcept: Readonly<Partial<Record<Concept, Intent>>> = {
  'fair-value-gap': 'gaps',
  'order-block': 'blocks',
  'breaker-block': 'blocks',
  'liquidity-sweep': 'last-sweep',
  'support-resistance': 'levels',
  'previous-levels': 'levels',
  swing: 'levels',
};

/** Answers that are of one indicator: another one takes its place in them. */
function isOfIndicator({ measures = [], indicator, concept }: QuestionPlan): boolean {
  return (
    indicator !== undefined || measures[0]?.indicator !== undefined || concept === 'divergence'
  );
}

/** After how often a structure held, another one is asked the same. */
function findRateIntent(concept: Concept, { intent }: QuestionPlan): Intent | undefined {
  return intent === 'base-rate' && countedConcepts.includes(concept) ? intent : undefined;
}

function findListIntent(concept: Concept): Intent | undefined {
  return intentByConcept[concept] ?? (listedConcepts.includes(concept) ? 'findings' : undefined);
}

function findChartIntent(
  { reading: { clues } }: ReadQuestion,
  { plan }: AnalysisRequest,
): Intent | undefined {
  const [concept] = clues.concepts;
  const [earlier] = plan.measures ?? [];
  if (clues.indicator !== undefined)
    return isOfIndicator(plan) || earlier?.id === 'divergences' ? undefined : 'indicator';
  // "And the top" after the lows of a year is no swing.
  const isOfStructure = earlier === undefined || findFamily(earlier.id) !== undefined;
  if (concept === undefined || !isOfStructure) return undefined;
  return findRateIntent(concept, plan) ?? findListIntent(concept);
}

// "Premium ne".
const asksWhat = /(?<![a-z])(?:ne|nedir|what)[ ?.!]*$/;
const mostWords = 3;

/**
 * "And equal lows", "rsi?": a term alone after an answer about a chart asks for it on that chart,
 * and not for what it means.
 */
export function readNamedAlone(
  read: ReadQuestion,
  question: Question,
): AnalysisRequest | undefined {
  const { reading, request } = read;
  const last = question.context.lastUnderstanding?.request;
  const intent = last && findChartIntent(read, last);
  const isAfterChart = last !== undefined && aboutChart.has(last.plan.intent);
  if (!isAfterChart || intent === undefined || request.plan.intent !== 'concept') return undefined;
  const isDefined =
    asksWhat.test(reading.spoken) ||
    reading.clues.has('meaning') ||
    reading.clues.has('definition') ||
    findPlaces(reading.spoken, 'definition').length > 0;
  return isDefined || hasOwnWords(read, mostWords)
    ? undefined
    : toRequest(intent, reading, question);
}
