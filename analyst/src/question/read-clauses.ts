import {
  foldText,
  type AnalysisRequest,
  type MeasureRequest,
  type QuestionPlan,
} from '@vela/contracts';
import type { Question } from '../answer-part.ts';
import { dropIncluded } from './drop-included.ts';
import { toListMeasure } from './measure-families.ts';
import { nameReading } from './ranking/name-reading.ts';
import { createLexiconPattern, joinWords } from './word-pattern.ts';

type Clauses = readonly [string, string];

const joints = new RegExp(
  `\\s*[?;]+\\s+(?:${joinWords(({ clauses }) => clauses.joiners)} )?|,? ${joinWords(({ clauses }) => clauses.joiners)} |,\\s+`,
  'g',
);
const asks = createLexiconPattern(({ clauses }) => clauses.asks);

/** The ways to read a text as two questions, each of which asks with words of its own. */
function splitClauses(message: string): Clauses[] {
  const folded = foldText(message);
  // Where folding moves letters, the parts of the text are not those of the message.
  if (folded.length !== message.length) return [];
  return [...folded.matchAll(joints)].flatMap(({ index, 0: { length } }): Clauses[] => {
    const parts = [folded.slice(0, index), folded.slice(index + length)];
    const isTwo = parts.every((part) => asks.test(part.trim()));
    return isTwo ? [[message.slice(0, index), message.slice(index + length)]] : [];
  });
}

/** Charts' own answers, as the measure that tells the same. */
function listMeasures({ plan }: AnalysisRequest): readonly MeasureRequest[] {
  const { intent, indicator, side } = plan;
  if (plan.asksForDefinition === true) return [];
  if (intent === 'levels')
    return [{ id: 'nearest-structure', ...(side === undefined ? {} : { side }) }];
  if (intent === 'bias') return [{ id: 'trend' }];
  if (intent === 'volatility') return [{ id: 'volatility-rank' }];
  if (intent === 'indicator')
    return indicator === undefined ? [] : [{ id: 'indicator-at', indicator }];
  return plan.measures ?? toListMeasure(plan);
}

/** Whether nothing of a clause was left unread. */
function isRead({ plan: { residue, unread, choices } }: AnalysisRequest): boolean {
  return [residue, unread, choices].every((one) => one === undefined);
}

/** Whether a clause is in doubt, and the whole text is not read as what it asks. */
function isDoubtful(clause: AnalysisRequest, whole: AnalysisRequest): boolean {
  return clause.plan.isUnsure === true && nameReading(clause) !== nameReading(whole);
}

/** The two as one request, whose answer says where one of them was in doubt. */
function join(
  clauses: readonly [AnalysisRequest, AnalysisRequest],
  whole: AnalysisRequest,
): AnalysisRequest | undefined {
  const doubtful = clauses.filter((clause) => isDoubtful(clause, whole));
  const isOne = clauses.some((clause) => nameReading(clause) === nameReading(whole));
  if (doubtful.length > 0 && !isOne) return undefined;
  const joined = joinDefinition(...clauses) ?? joinMeasures(...clauses);
  if (joined === undefined) return undefined;
  const { isUnsure: _, ...plan } = joined.plan;
  return { ...joined, plan: { ...plan, ...(doubtful.length > 0 ? { isUnsure: true } : {}) } };
}

function isDefinition({ plan }: AnalysisRequest): boolean {
  return plan.intent === 'concept' || plan.asksForDefinition === true;
}

/** What is explained beside an answer. */
function toDefined(
  { plan }: AnalysisRequest,
  isLast: boolean,
): NonNullable<QuestionPlan['defines']> {
  const { concept, indicator, term, measures } = plan;
  const parts = { concept, indicator, term, measures };
  const named = Object.entries(parts).filter(([, part]) => part !== undefined);
  return { ...Object.fromEntries(named), ...(isLast ? { isLast } : {}) };
}

const isOfSame = (one: AnalysisRequest, other: AnalysisRequest): boolean =>
  one.symbol === other.symbol &&
  (one.plan.others ?? []).join() === (other.plan.others ?? []).join();

/** What these tell beside their own question: nothing of it is asked again. */
const toldToo: Readonly<Record<string, readonly string[]>> = {
  'touch-history': ['nearest-structure'],
  'zone-state': ['nearest-structure'],
  'all-time-high': ['drawdown'],
  drawdown: ['trend-age'],
};

/** The measures of both that no other of them tells; a price tells its change since the last close. */
function listTold(asked: readonly MeasureRequest[], isTimed: boolean): MeasureRequest[] {
  const told = new Set(asked.flatMap(({ id }) => toldToo[id] ?? []));
  const isPriced = asked.some(({ id }) => id === 'last-price') && !isTimed;
  return dropIncluded(asked, true).filter(
    ({ id }) => !told.has(id) && !(isPriced && id === 'change'),
  );
}

/** Two questions of one chart as one request for what both ask. */
function joinMeasures(
  first: AnalysisRequest,
  second: AnalysisRequest,
): AnalysisRequest | undefined {
  const asked = [...listMeasures(first), ...listMeasures(second)];
  const isBoth = listMeasures(first).length > 0 && listMeasures(second).length > 0;
  const period = second.plan.period ?? first.plan.period;
  const kept = listTold(asked, period !== undefined);
  const [one, ...others] = new Set(kept.map(({ id }) => id));
  if (!isBoth || one === undefined || others.length === 0 || !isOfSame(first, second))
    return undefined;
  const { concept: _, indicator: __, side: ___, ...plan } = first.plan;
  const isNamed = first.plan.namesInterval === true || second.plan.namesInterval === true;
  return {
    ...second,
    plan: {
      ...plan,
      intent: 'measure',
      measures: kept.slice(0, mostMeasures),
      ...(period === undefined ? {} : { period }),
      ...(isNamed ? { namesInterval: true } : {}),
    },
  };
}
const mostMeasures = 4;

/** A definition and a question about a chart as that question, with what is explained beside it. */
function joinDefinition(
  first: AnalysisRequest,
  second: AnalysisRequest,
): AnalysisRequest | undefined {
  if (isDefinition(first) === isDefinition(second)) return undefined;
  const [defined, asked] = isDefinition(first) ? [first, second] : [second, first];
  const { before: _, ...plan } = toAsked(asked, defined);
  const [measure] = listMeasures(asked);
  const isOfTerm = measure?.concept === defined.plan.concept;
  return measure !== undefined && (isOfTerm || asked.plan.isUnsure !== true)
    ? { ...asked, plan: { ...plan, defines: toDefined(defined, defined === second) } }
    : undefined;
}

/** "What is rsi and how much is it": its value, and no price. */
function toAsked({ plan }: AnalysisRequest, defined: AnalysisRequest): QuestionPlan {
  const { indicator } = defined.plan;
  const isPrice = plan.measures?.[0]?.id === 'last-price';
  if (indicator === undefined || !isPrice) return plan;
  const { measures: __, ...asked } = plan;
  return { ...asked, intent: 'indicator', indicator };
}

/** Whether a whole text is read as asking for several things already. */
function isOfSeveral({ plan }: AnalysisRequest): boolean {
  const { measures = [], otherConcept, otherIndicator, otherTerm } = plan;
  const isOfTwo = [otherConcept, otherIndicator, otherTerm].some((one) => one !== undefined);
  return measures.length > 1 || isOfTwo;
}

type Read = (clause: Question) => AnalysisRequest;

/** Where a question after another one is asked. */
function toContext({ context }: Question, first: AnalysisRequest): Question['context'] {
  const { symbol = context.symbol, interval, plan } = first;
  return {
    ...context,
    ...(symbol === undefined ? {} : { symbol }),
    ...(isDefinition(first) ? {} : { interval }),
    lastUnderstanding: { intent: plan.intent, request: first },
  };
}

/** Both clauses, the second as one that follows the first; undefined where they are no two questions. */
function readBoth(
  question: Question,
  [message, next]: Clauses,
  read: Read,
): readonly [AnalysisRequest, AnalysisRequest] | undefined {
  const first = read({ ...question, message });
  if (!isRead(first)) return undefined;
  const second = read({ ...question, message: next, context: toContext(question, first) });
  if (!isRead(second) || nameReading(first) === nameReading(second)) return undefined;
  // "And for how long" asks of the first alone.
  const isOfItself =
    isDefinition(first) ||
    nameReading(read({ ...question, message: next })) === nameReading(second);
  return isOfItself ? [first, second] : undefined;
}

/**
 * The request of a text that asks two questions one after the other: "how far is the nearest gap
 * and when was it formed", "what is rsi and where is it now". The second is read as one that
 * follows the first. Where the two are not sure, or ask for the same, the whole text is.
 */
export function readClauses(
  question: Question,
  whole: AnalysisRequest,
  read: Read,
): AnalysisRequest {
  if (isOfSeveral(whole)) return whole;
  for (const clauses of splitClauses(question.message)) {
    const both = readBoth(question, clauses, read);
    const joined = both && join(both, whole);
    if (joined !== undefined) return joined;
  }
  return whole;
}
