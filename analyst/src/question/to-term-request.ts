import {
  chartTerms,
  type AnalysisRequest,
  type Intent,
  type QuestionPlan,
  type Term,
} from '@vela/contracts';
import type { ConversationContext } from '../answer-part.ts';
import type { DefinitionPlan } from './find-named-term.ts';
import {
  findWholeDefinition,
  findWholeMeasure,
  findWholePair,
  findWholeTerm,
  type WholeTerm,
} from './find-whole-term.ts';

/** Terms that are also figures of the chart or the company in view. */
const figureTerms: ReadonlySet<Term> = new Set([
  'all-time-high',
  'average',
  'bid-ask',
  'cap-rate',
  'cash-on-cash',
  'debt-coverage',
  'internal-rate',
  'loan-to-value',
  'net-operating-income',
  'present-value',
  'rent-multiplier',
  'buyback',
  'dividend',
  'dividend-yield',
  'earnings-per-share',
  'free-float',
  'margin',
  'market-cap',
  'momentum',
  'price-earnings',
  'sector',
  'spot',
  'spread',
  'range',
  'trend',
  'volatile-market',
]);

/** Readings that say that a message was not understood. */
const openIntents: ReadonlySet<Intent> = new Set(['unknown', 'unknown-symbol']);

function hasSubject({ symbol, lastUnderstanding }: ConversationContext): boolean {
  return symbol !== undefined || lastUnderstanding?.request !== undefined;
}

/** Whether a message asks with these words for what is in view, or is read as it is meant. */
function isReadRight(
  { term, asked }: WholeTerm,
  { plan }: AnalysisRequest,
  context: ConversationContext,
): boolean {
  if (openIntents.has(plan.intent)) return false;
  const isOfChart = chartTerms.some((one) => one === term);
  const isFigure =
    asked === 'naming' && (isOfChart || figureTerms.has(term)) && hasSubject(context);
  return isFigure || (isOfChart && plan.intent === 'concept') || asked === 'alone';
}

/** Whether a request is already for the meaning of something on a chart. */
function isDefinition({ plan }: AnalysisRequest): boolean {
  const isOfChart = plan.concept !== undefined || plan.indicator !== undefined;
  return plan.asksForDefinition === true || (plan.intent === 'concept' && isOfChart);
}

/** Whether instruments were compared before: a word of that is meant as it is there. */
function isOfComparison({ lastUnderstanding: last }: ConversationContext): boolean {
  const { others = [], otherSymbol, before } = last?.request?.plan ?? {};
  const compared = [...others, ...(before?.others ?? []), otherSymbol, before?.otherSymbol];
  return compared.some((symbol) => symbol !== undefined);
}

/** The meaning of the first of two, with the other beside it where both are of one kind. */
function joinPair([one, other]: readonly [DefinitionPlan, DefinitionPlan]): QuestionPlan {
  return {
    ...one,
    ...(one.term !== undefined && other.term !== undefined ? { otherTerm: other.term } : {}),
    ...(one.concept !== undefined && other.concept !== undefined
      ? { otherConcept: other.concept }
      : {}),
    ...(one.indicator !== undefined && other.indicator !== undefined
      ? { otherIndicator: other.indicator }
      : {}),
  };
}

/** The request for the meaning of a term where a message asks for that alone; else `read`. */
export function toTermRequest(
  message: string,
  read: AnalysisRequest,
  context: ConversationContext,
): AnalysisRequest {
  const { otherConcept, otherIndicator } = read.plan;
  // "Ema 21 vs ema 55" sets two lines beside each other, and not two words.
  const isOfLines = read.plan.measures?.some(({ otherIndicator: one }) => one?.length) === true;
  if (otherConcept !== undefined || otherIndicator !== undefined || isOfLines) return read;
  const compared = isOfComparison(context) ? findWholeMeasure(message) : undefined;
  if (compared !== undefined) return { ...read, plan: compared };
  const pair = findWholePair(message);
  if (pair !== undefined) return { ...read, plan: joinPair(pair) };
  const whole = findWholeTerm(message);
  if (whole === undefined) {
    const plan = isDefinition(read) ? undefined : findWholeDefinition(message);
    return plan === undefined ? read : { ...read, plan };
  }
  if (isReadRight(whole, read, context)) return read;
  return { ...read, plan: { intent: 'concept', term: whole.term } };
}
