import type { Concept, QuestionPlan } from '@vela/contracts';
import { findPlaces } from '../find-acts.ts';
import { findConceptPositions } from '../find-concept.ts';
import { findLimit } from '../find-limit.ts';
import { findWhether } from '../find-whether.ts';
import { hasOwnWords } from '../has-own-words.ts';
import type { RuledRequest } from '../read-by-rules.ts';
import type { ReadQuestion } from '../read-question.ts';
import { withoutRepeat } from '../read-clues.ts';
import { blank } from '../take-indicators.ts';
import type { RankedReading } from './rank-readings.ts';
import { isCertainIntent, isOpenIntent, leastShare } from './least-share.ts';

/** Concepts that nothing but their definition and the list of findings tells. */
const withoutMeasure: ReadonlySet<Concept> = new Set([
  'fibonacci',
  'volume-profile',
  'optimal-trade-entry',
  'equal-highs-lows',
  'liquidity-pool',
  'regime',
]);

function isWithoutMeasure(concept: Concept | undefined): boolean {
  return concept !== undefined && withoutMeasure.has(concept);
}

/** Whether a concept is named and its meaning asked for, or nothing else can be asked of it. */
function isDefined(
  { reading, measured }: ReadQuestion,
  { intent, concept }: QuestionPlan,
): boolean {
  if (intent !== 'concept' || measured.form === 'why') return false;
  // "How many ATRs away is 1.08" is about a chart.
  const isPlaced =
    reading.settled.isNamed || measured.numbers.length > 0 || measured.period !== undefined;
  if (isPlaced) return false;
  const isAsked = reading.clues.has('meaning') || reading.clues.has('definition');
  const isWorded = findPlaces(reading.spoken, 'definition').length > 0;
  return isAsked || isWorded || isWithoutMeasure(concept);
}

/** Whether a question is the name of one concept and nothing else: "break of structure". */
export function isConceptAlone(
  { reading, measured }: ReadQuestion,
  { intent }: QuestionPlan,
): boolean {
  if (intent !== 'concept' || reading.clues.concepts.length !== 1) return false;
  const named = findConceptPositions(measured.plain);
  const left = named.reduce((text, one) => blank(text, one), measured.plain);
  return named.length > 0 && !/[a-z0-9]/.test(left);
}

/** "META with 200 candles" and an interval that does not exist ask for a chart. */
function isOfChart(read: ReadQuestion, { unread }: QuestionPlan): boolean {
  const isTyped = unread?.interval !== undefined || findLimit(read.measured.text) !== undefined;
  return isTyped && !hasOwnWords(read, 3);
}

/** Whether a question says too little beside its names for its wording to tell anything. */
function isBare(read: ReadQuestion, { intent }: QuestionPlan): boolean {
  // "The same on weekly", where there is nothing before it.
  if (intent === 'analyze' && !/[a-z]/.test(withoutRepeat(read.measured.plain))) return true;
  return !hasOwnWords(read, isOpenIntent(intent) ? 1 : 2);
}

function isListedConcept({ intent, concept }: QuestionPlan): boolean {
  return intent === 'findings' && isWithoutMeasure(concept);
}

/** "Is it trending up" asks for the trend. */
function isOfWay({ measured }: ReadQuestion, { concept }: QuestionPlan): boolean {
  const way = concept === 'regime' ? findWhether(measured.plain) : undefined;
  return way === 'up' || way === 'down';
}

/** "The nearest liquidity", "trend strength, adx": one of them, or a value, and no list. */
const besideList: ReadonlySet<string> = new Set([
  'nearest-structure',
  'events',
  'indicator',
  'volatility',
]);

/** Whether structures that no measure tells are asked for, and nothing else for sure. */
function isListed(
  read: ReadQuestion,
  plan: QuestionPlan,
  likeliest: RankedReading | undefined,
): boolean {
  const { label = '', share = 0 } = likeliest ?? {};
  const isOther = besideList.has(label) && share >= leastShare.sure;
  return isListedConcept(plan) && !isOfWay(read, plan) && !isOther;
}

/** "If btc falls 1 %, how much does eth" is of both together, and no condition of each. */
function isOfPair(by: RuledRequest['by'], likeliest: RankedReading | undefined): boolean {
  const { label, share = 0 } = likeliest ?? {};
  return by === 'condition' && label === 'beta' && share >= leastShare.sure;
}

const settledBy: ReadonlySet<RuledRequest['by']> = new Set([
  'property',
  'terms',
  'price',
  'season',
  'condition',
  'whole',
]);

/**
 * Whether the rules read a question for sure: nothing of it is left for the ranking to decide.
 * `isAfter`: it follows another one; `hasChart`: a chart is in view.
 */
export function isSettled(
  read: ReadQuestion,
  { by, request: { plan } }: RuledRequest,
  {
    isAfter,
    hasChart,
    likeliest,
  }: {
    readonly isAfter: boolean;
    readonly hasChart: boolean;
    readonly likeliest: RankedReading | undefined;
  },
): boolean {
  return [
    // Bound to what the last answer told.
    plan.spoken !== undefined,
    (settledBy.has(by) && !isOfPair(by, likeliest)) || (by === 'company' && isAfter),
    isListed(read, plan, likeliest) || isDefined(read, plan) || isOfChart(read, plan),
    plan.unread?.method !== undefined,
    // Beside a chart the name of a structure asks for those of it.
    !hasChart && isConceptAlone(read, plan),
    !isAfter && isCertainIntent(plan.intent) && isBare(read, plan),
  ].some(Boolean);
}

/**
 * The share from which the ranking counts against words that are little more than names; undefined
 * where a question says more.
 */
export function findNearShare(
  read: ReadQuestion,
  { request: { plan } }: RuledRequest,
  isAfter: boolean,
): number | undefined {
  if (isConceptAlone(read, plan)) return leastShare.settled;
  return !isAfter && isBare(read, plan) ? leastShare.sure : undefined;
}
