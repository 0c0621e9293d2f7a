import type { AnalysisRequest, Intent } from '@vela/contracts';
import type { Question } from '../../answer-part.ts';
import type { RuledRequest } from '../read-by-rules.ts';
import { joinClauses, type Clause } from './join-clauses.ts';
import { listDropped, listLeftOpen } from './list-left-open.ts';
import { readClause } from './read-clause.ts';
import { splitClauses } from './split-clauses.ts';
import type { ReadRequest } from './read-request.ts';

/** Answers of which measures tell a part: others stay what they are, whatever else they name. */
const ofChart: ReadonlySet<Intent> = new Set([
  'measure',
  'analyze',
  'indicator',
  'gaps',
  'blocks',
  'levels',
  'bias',
  'volatility',
  'last-sweep',
  'findings',
  'compare',
]);
/** Readings of one whole thing: of what was told, of a deal, of a company, of a price. */
const ofWhole: ReadonlySet<RuledRequest['by']> = new Set(['more', 'property', 'company', 'price']);

/** A longer text tells a story around one question. */
const mostClauses = 5;

function listSubjects({ symbol, plan }: AnalysisRequest): string[] {
  const all = [symbol, plan.otherSymbol, ...(plan.others ?? [])];
  return [...new Set(all.flatMap((one) => one ?? []))];
}

/** A clause as a question of its own about the instruments of the whole. */
function askClause(text: string, { request }: ReadRequest, asked: Question): Question {
  const { lastUnderstanding: _, lastAnalysis: __, spoken: ___, ...context } = asked.context;
  const { symbol, interval, language } = request;
  const inView = symbol === undefined ? context : { ...context, symbol, interval };
  return { ...asked, message: text, language, context: inView };
}

const whether = /(?<![a-z])(?:any|is there|are there|var m[iu])(?![a-z])/;

function isOfWhole({ request: { plan }, evidence }: ReadRequest): boolean {
  const isOther = [plan.spoken, plan.unread, plan.asksForDefinition].some(Boolean);
  const { clues, spoken } = evidence.read.reading;
  const isDefined = clues.has('meaning') || clues.has('definition');
  // "Any divergence? Any engulfing candle?" names two terms, and asks for no meaning.
  const isNamed = plan.intent === 'concept' && !isDefined && whether.test(spoken);
  const isTold = isNamed || ofChart.has(plan.intent);
  return isOther || !isTold || ofWhole.has(evidence.ruled.by);
}

/**
 * A question of several clauses that ask for different things, with the measures of all of them:
 * "RSI and ATR, and how far is it from its high". Any other question stays as it was read.
 */
export function readSeveral(
  whole: ReadRequest,
  asked: Question,
  read: (clause: Question) => ReadRequest,
): ReadRequest {
  const { request, evidence } = whole;
  const { plan } = request;
  const texts = isOfWhole(whole) ? [] : splitClauses(asked.message);
  if (texts.length < 2 || texts.length > mostClauses) return whole;
  const subjects = listSubjects(request);
  const around = { subjects, whole };
  const clauses = texts.map((text) => {
    const own = read(askClause(text, whole, asked));
    const isOfAll = subjects.length > 1 && own.evidence.read.reading.symbols.length === 0;
    // "Which is more volatile" is asked of all that the whole names.
    const named = isOfAll ? read(askClause(`${subjects.join(' ')} ${text}`, whole, asked)) : own;
    return readClause(named, around);
  });
  const measures = joinClauses(request, clauses);
  if (measures === undefined) return nameDropped(whole, texts, clauses);
  const residue = listLeftOpen(plan.residue ?? [], { texts, clauses, measures });
  const open = residue.length === 0 ? {} : { residue };
  return { request: { ...request, plan: { ...toMeasurePlan(plan), measures, ...open } }, evidence };
}

/** The request as it was read, with the clauses that name what it does not tell. */
function nameDropped(
  whole: ReadRequest,
  texts: readonly string[],
  clauses: readonly Clause[],
): ReadRequest {
  const { request, evidence } = whole;
  const { plan } = request;
  const dropped = listDropped(plan, texts, clauses).filter(
    (text) => !(plan.residue ?? []).some((word) => text.includes(word)),
  );
  if (dropped.length === 0 || plan.intent === 'concept') return whole;
  const residue = [...(plan.residue ?? []), ...dropped];
  return { request: { ...request, plan: { ...plan, residue } }, evidence };
}

/** The plan as one of measures: without what only its chart's answer has a place for. */
function toMeasurePlan(plan: AnalysisRequest['plan']): AnalysisRequest['plan'] {
  const { concept: _, indicator: __, level: ___, side: ____, ...measured } = plan;
  const { choices: _____, residue: ______, ...others } = measured;
  return { ...others, intent: 'measure' };
}
