import type { AnalysisRequest, Intent, QuestionPlan } from '@vela/contracts';
import type { Question } from '../../answer-part.ts';
import { hasOwnWords } from '../has-own-words.ts';
import { findPlaces } from '../find-acts.ts';
import type { ReadRequest } from './read-request.ts';
import { splitClauses } from './split-clauses.ts';

/** Answers about a chart that what was explained can be asked of. */
const ofChart: ReadonlySet<Intent> = new Set([
  'measure',
  'indicator',
  'gaps',
  'blocks',
  'levels',
  'bias',
  'volatility',
  'last-sweep',
  'findings',
  'killzone',
  'timeframes',
]);

function isDefinition({ request: { plan }, evidence: { read } }: ReadRequest): boolean {
  const { clues, spoken } = read.reading;
  const isAsked =
    clues.has('meaning') || clues.has('definition') || findPlaces(spoken, 'definition').length > 0;
  return isAsked && (plan.intent === 'concept' || plan.asksForDefinition === true);
}

const isApplied = ({ request: { symbol, plan } }: ReadRequest): boolean =>
  symbol !== undefined && ofChart.has(plan.intent) && plan.asksForDefinition !== true;

/** "How big is gold's": nothing but what was explained is meant. */
function isVague({ request: { plan }, evidence: { read } }: ReadRequest): boolean {
  const isNamed = read.reading.clues.concepts.length > 0 || read.measured.shared.indicator;
  const isLoose = read.measured.measures.every(({ id }) => id === 'last-price');
  return plan.intent === 'measure' && isLoose && !isNamed;
}

/** What is explained of a request: a concept, a word, an indicator or measures. */
function toExplained({ plan }: Pick<AnalysisRequest, 'plan'>): AnalysisRequest['plan']['explains'] {
  const { concept, term, indicator, measures } = plan;
  if (term !== undefined) return { term };
  if (plan.asksForDefinition === true && measures !== undefined) return { measures };
  if (concept !== undefined) return { concept };
  return indicator === undefined ? undefined : { indicator };
}

/** What was explained as it stands on a chart: "RSI nedir, BTC'de kaç" asks for its value. */
function toApplied({ request: { plan }, evidence }: ReadRequest): Pick<QuestionPlan, 'measures'> {
  const { measures } = toExplained({ plan }) ?? {};
  const { indicator } = evidence.read.measured.shared;
  if (measures !== undefined) return { measures };
  return indicator === undefined ? {} : { measures: [{ id: 'indicator-at', indicator }] };
}

/** The second clause as a question after the definition, in which "one" is what was explained. */
function askAfter(text: string, { request }: ReadRequest, asked: Question): Question {
  const { plan } = request;
  const { lastAnalysis: _, spoken: __, ...context } = asked.context;
  const { concept, indicator, intent } = plan;
  return {
    ...asked,
    message: text,
    language: request.language,
    context: {
      ...context,
      lastUnderstanding: {
        intent,
        request,
        ...(concept === undefined ? {} : { concept }),
        ...(indicator === undefined ? {} : { indicator: indicator.id }),
      },
    },
  };
}

/**
 * A message that asks what something is and then for it on a chart, read as the second with the
 * first explained before it: "what is a fair value gap and does BTC have one". Undefined for others.
 */
export function readExplained(
  asked: Question,
  read: (clause: Question) => ReadRequest,
): ReadRequest | undefined {
  const [first = '', second, ...more] = splitClauses(asked.message);
  if (second === undefined || more.length > 0) return undefined;
  const defined = read({ ...asked, message: first });
  const explains = isDefinition(defined) ? toExplained(defined.request) : undefined;
  if (explains === undefined) return undefined;
  const after = read(askAfter(second, defined, asked));
  // "What is RSI and MACD" names two things.
  if (!isApplied(after) || !hasOwnWords(after.evidence.read)) return undefined;
  const { plan, ...request } = after.request;
  const { before: _, ...others } = plan;
  const applied = isVague(after) ? { ...others, ...toApplied(defined) } : others;
  return { ...after, request: { ...request, plan: { ...applied, explains } } };
}
