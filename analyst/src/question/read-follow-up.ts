import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { editSubjects } from './edit-subjects.ts';
import { completePair, isComparison, listShared, listThreadSubjects } from './earlier-subjects.ts';
import { repeatRequest, type FollowUp } from './follow-up.ts';
import { readWay } from './read-own-words.ts';
import { askOfDefined } from './read-defined.ts';
import { changePeriod, findCountAlone } from './change-period.ts';
import { findPlaces } from './find-acts.ts';
import { ofOneZone } from './measure-families.ts';
import { replaceIndicator, replaceNumber } from './replace-part.ts';
import { isFollowUp, isOfItsOwn } from './is-follow-up.ts';
import { findOrdinaryNames } from './ordinary-names.ts';
import { hasOwnWords } from './has-own-words.ts';
import { withoutRepeat } from './read-clues.ts';
import type { MeasureReading } from './read-measures.ts';
import type { ReadQuestion } from './read-question.ts';
import { readShort } from './read-short.ts';

// "Is any of them untested" is about the list again.
const ofMany =
  /(?<![a-z])(?:any|them|those|ones|which|hangi\w*|hangileri|olan\w*|bunlar\w*|onlar\w*)(?![a-z])/;

/** What narrows the last request: after an answer about one zone a state is asked of that zone. */
function chooseFilters(
  last: AnalysisRequest,
  { filters, plain }: MeasureReading,
): Omit<MeasureRequest, 'id'> {
  const { state: _, ...others } = filters;
  const [earlier] = last.plan.measures ?? [];
  const isOfOne =
    ofOneZone.has(earlier?.id ?? '') &&
    findPlaces(plain, 'narrowing').length === 0 &&
    !ofMany.test(plain);
  return isOfOne ? others : filters;
}

function toFollowUp(
  last: AnalysisRequest,
  measured: MeasureReading,
  subjects: readonly string[],
): FollowUp {
  const { form } = measured;
  const replaced = replaceNumber(last, measured);
  const isLength = replaced.indicator !== undefined;
  const isCount = findCountAlone(measured.text, last.plan.period) !== undefined && !isLength;
  const interval = measured.intervals.find(({ isOffered }) => isOffered && !isCount)?.value;
  const period = isLength ? undefined : changePeriod(measured, last);
  return {
    ...(subjects.length === 0 ? {} : { subjects }),
    ...(interval === undefined ? {} : { interval }),
    ...(period === undefined ? {} : { period }),
    ...(form === undefined ? {} : { form }),
    filters: {
      ...readWay(last.plan.measures?.[0], measured.plain),
      ...chooseFilters(last, measured),
      ...replaced,
      ...replaceIndicator(last, measured),
    },
  };
}

// "With gold", "altinla": beside the first instrument.
const beside =
  /(?<![a-z])(?:with|against|to|versus|vs|than|ile|karsi|gore)(?![a-z])|^\s*'?y?l[ae](?![a-z])/;

/** "And sol?": in so short a question an ordinary word is a name. */
function findOrdinaryName({ reading }: ReadQuestion, catalogue: InstrumentCatalogue): string[] {
  const words = withoutRepeat(reading.spoken).match(/[a-z]+/g) ?? [];
  if (!reading.repeats || words.length !== 1) return [];
  return findOrdinaryNames(words.join(' '), catalogue, true).flatMap(({ match }) =>
    match.kind === 'found' ? [match.instrument.symbol] : [],
  );
}

/** The instruments named; a comparison that is read again adds the chart's own to one. */
function getOthers(
  { reading }: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest,
): readonly string[] {
  const isAdded = named.length === 2 && reading.symbols.length < 2;
  return isAdded ? named.filter((symbol) => symbol !== last.symbol) : named;
}

/** Whether it only names what the comparison before is with instead. */
function isAnotherPair(
  read: ReadQuestion,
  others: readonly string[],
  last: AnalysisRequest,
): boolean {
  if (others.length !== 1 || !isComparison(last)) return false;
  return beside.test(read.reading.spoken) || !hasOwnWords(read);
}

/** The last request with what a question changes, whatever else its words ask. */
export function repeatLast(
  read: ReadQuestion,
  typed: readonly string[],
  {
    question: { message, context },
    catalogue,
  }: { readonly question: Question; readonly catalogue: InstrumentCatalogue },
): AnalysisRequest | undefined {
  const last = context.lastUnderstanding?.request;
  if (last === undefined) return undefined;
  const named = typed.length > 0 ? typed : findOrdinaryName(read, catalogue);
  const others = getOthers(read, named, last);
  const isBeside = beside.test(read.reading.spoken);
  const subjects =
    editSubjects(message, listThreadSubjects(last), catalogue) ??
    (others.length === 0
      ? listShared(read.measured.plain, last)
      : completePair(last, others, isBeside));
  return repeatRequest(last, toFollowUp(last, read.measured, subjects));
}

/** Whether a number that it names has no place in the last request: "how far is 4000" after a high. */
function isNumberLost(last: AnalysisRequest, measured: MeasureReading): boolean {
  const { numbers, period, filters, intervals, text } = measured;
  const isElse = period !== undefined || Object.keys(filters).length > 0 || intervals.length > 0;
  if (numbers.length === 0 || isElse || findCountAlone(text, last.plan.period) !== undefined)
    return false;
  return Object.keys(replaceNumber(last, measured)).length === 0;
}

/** Whether a question that edits no subjects asks for itself. */
function isOther(read: ReadQuestion, last: AnalysisRequest, named: readonly string[]): boolean {
  return isOfItsOwn(read) || (named.length === 0 && isNumberLost(last, read.measured));
}

/** The last request with what this question changes; undefined where it asks for itself. */
export function readFollowUp(
  read: ReadQuestion,
  typed: readonly string[],
  around: { readonly question: Question; readonly catalogue: InstrumentCatalogue },
): AnalysisRequest | undefined {
  const { question, catalogue } = around;
  const { message, context } = question;
  const last = context.lastUnderstanding?.request;
  if (last === undefined) return undefined;
  const named = typed.length > 0 ? typed : findOrdinaryName(read, catalogue);
  const short = readShort(read, named, last);
  if (short !== undefined) return short;
  const edited = editSubjects(message, listThreadSubjects(last), catalogue);
  if (edited === undefined) {
    if (isOther(read, last, named)) return undefined;
    const ofDefined = askOfDefined(read, question);
    if (ofDefined !== undefined) return repeatLast(read, typed, { question: ofDefined, catalogue });
  }
  const others = getOthers(read, named, last);
  const changes = isAnotherPair(read, others, last) || isFollowUp(read, named.length > 0, message);
  return edited === undefined && !changes ? undefined : repeatLast(read, typed, around);
}
