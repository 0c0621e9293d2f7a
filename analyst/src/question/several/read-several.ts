import { foldText, type AnalysisRequest, type Intent } from '@vela/contracts';
import type { Question } from '../../answer-part.ts';
import type { RuledRequest } from '../read-by-rules.ts';
import { joinClauses, type Clause } from './join-clauses.ts';
import { listDropped, listLeftOpen } from './list-left-open.ts';
import { readClause } from './read-clause.ts';
import { findPeriodWords, isGuessedAct, isNameList } from './is-name-list.ts';
import { shorten } from '../shorten.ts';
import { isWritten } from '../vocabulary.ts';
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
  const texts = splitClauses(asked.message);
  const isList = isNameList(whole, texts, asked.message);
  const isGuessed = isList && isGuessedAct(whole);
  const isSeveral = texts.length > 1 && texts.length <= mostClauses;
  if (!isSeveral || (isOfWhole(whole) && !isGuessed)) return whole;
  const listed = isList ? readClauses(texts, { whole, asked, isList }, read) : [];
  // "AAPL, MSFT: those above their average" names instruments, and asks one thing.
  const isOne = listSubjects(whole.request).length === 1;
  const isOfNames =
    isOne &&
    listed.filter(({ measures }) => measures.length > 0).length > 1 &&
    listed.every(({ isRead }, at) => isRead || isUnknown(texts[at] ?? ''));
  if (isGuessed && !isOfNames) return whole;
  const clauses = isOfNames ? listed : readClauses(texts, { whole, asked, isList: false }, read);
  return joinParts(whole, { texts, clauses, isList: isOfNames });
}

/** Whether a part of a list is a word that no question is read by: "RSI, flurbs and trend". */
const isUnknown = (text: string): boolean =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .some((word) => word !== '' && !isWritten(word));

/** The request for what its parts ask for, and what of them is left open. */
function joinParts(whole: ReadRequest, parts: Parts): ReadRequest {
  const { request, evidence } = whole;
  const { plan } = request;
  const measures = joinClauses(request, parts.clauses);
  if (measures === undefined) return nameDropped(whole, parts);
  const residue = listLeftOpen(plan.residue ?? [], { ...parts, measures });
  const open = residue.length === 0 ? {} : { residue };
  return {
    request: { ...request, plan: { ...toMeasurePlan(plan), measures, ...open } },
    evidence: parts.isList ? { ...evidence, isWhole: true } : evidence,
  };
}

type Message = {
  readonly whole: ReadRequest;
  readonly asked: Question;
  readonly isList: boolean;
};

/** What each part of a message asks for; in a list the period that one name has is that of all. */
function readClauses(
  texts: readonly string[],
  { whole, asked, isList }: Message,
  read: (clause: Question) => ReadRequest,
): Clause[] {
  const subjects = listSubjects(whole.request);
  const around = { subjects, whole, isList };
  const times = isList ? findPeriodWords(whole, asked.message) : '';
  const isTimedFirst = times !== '' && texts[0]?.includes(times) === true;
  const ask = (text: string): ReadRequest => {
    const own = read(askClause(text, whole, asked));
    const isOfAll = subjects.length > 1 && own.evidence.read.reading.symbols.length === 0;
    // "Which is more volatile" is asked of all that the whole names.
    return isOfAll ? read(askClause(`${subjects.join(' ')} ${text}`, whole, asked)) : own;
  };
  return texts.map((text) => {
    const plain = ask(text);
    const clause = readClause(plain, around);
    const isOfIndicator = plain.evidence.read.measured.shared.indicator !== undefined;
    const isOwn = times === '' || text.includes(times) || isOfIndicator;
    if (isOwn || (clause.isRead && !isTimedFirst)) return clause;
    // "2024 high, low": the second is of that year too.
    const timed = readClause(ask(`${times} ${text}`), around);
    return timed.isRead ? timed : clause;
  });
}

type Parts = {
  readonly texts: readonly string[];
  readonly clauses: readonly Clause[];
  readonly isList: boolean;
};

/** The request as it was read, with the clauses that name what it does not tell. */
function nameDropped(whole: ReadRequest, { texts, clauses, isList }: Parts): ReadRequest {
  const { request, evidence } = whole;
  const { plan } = request;
  const isNamed = isList && clauses.some(({ isRead, isOpen }) => isRead && !isOpen);
  const unread = isNamed ? texts.filter((_, at) => clauses[at]?.isOpen).map(shorten) : [];
  const dropped = [...new Set([...listDropped(plan, texts, clauses), ...unread])].filter(
    (text) => !(plan.residue ?? []).some((word) => text.includes(word)),
  );
  if (dropped.length === 0 || plan.intent === 'concept') return whole;
  const residue = [...(plan.residue ?? []), ...dropped];
  return { request: { ...request, plan: { ...plan, residue } }, evidence };
}

/** The plan as one of measures: without what only its chart's answer has a place for. */
function toMeasurePlan(plan: AnalysisRequest['plan']): AnalysisRequest['plan'] {
  const { concept: _, indicator: __, level: ___, side: ____, ...measured } = plan;
  const { choices: _____, residue: ______, task: _______, ...others } = measured;
  return { ...others, intent: 'measure' };
}
