import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { isOtherNamed } from '../company/choose-company.ts';
import { completePair } from './complete-pair.ts';
import { editSubjects } from './edit-subjects.ts';
import { isSetBeside } from './choose-asked-subjects.ts';
import { toComparisons } from './choose-subjects.ts';
import {
  isComparison,
  listEarlierSubjects,
  listShared,
  listThreadSubjects,
} from './earlier-subjects.ts';
import { repeatRequest, type FollowUp } from './follow-up.ts';
import { readWay } from './read-own-words.ts';
import { askOfDefined } from './read-defined.ts';
import { changePeriod, findCountAlone } from './change-period.ts';
import { findExtremesPeriod } from './extremes-period.ts';
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
  { measured }: ReadQuestion,
  { subjects, now }: { readonly subjects: readonly string[]; readonly now: number },
): FollowUp {
  const { form } = measured;
  const ofExtremes = findExtremesPeriod(measured, last.plan.measures ?? [], now);
  const replaced = replaceNumber(last, measured);
  const isLength = replaced.indicator !== undefined;
  const isCount = findCountAlone(measured.text, last.plan.period) !== undefined && !isLength;
  const interval = measured.intervals.find(
    ({ isOffered }) => isOffered && !isCount && ofExtremes === undefined,
  )?.value;
  const period = isLength ? undefined : (ofExtremes ?? changePeriod(measured, last, now));
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

// "Better than the nasdaq?", "altin daha mi cok": the same measured beside another one.
const comparing =
  /(?<![a-z])(?:better|worse|more|less|higher|lower|stronger|weaker|deeper|than|daha|ayni|kadar|[dt][ae]n (?:az|cok|iyi|kotu|fazla|yuksek|dusuk)(?= m[iu]))(?![a-z])/;
const comparative =
  /^(?:\W|(?<![a-z])(?:is|was|did|does|do|it|better|worse|more|less|higher|lower|stronger|weaker|deeper|than|that|the|or|how about|so|and|mi|mu|daha|cok|az|iyi|kotu|fazla|dusuk|yuksek|ayni|o|kadar|bu|da|de|[dt][ae]n|ta|te|peki|ya|yoksa|yani|midir|l[ae]|yl[ae]|ile|n[ae]|y[ae]|sert|ondan|bundan|in|m[iu]ydi)(?![a-z]))+$/;

/** Whether it asks nothing but how another instrument compares in what was asked. */
function isCompared({ reading: { spoken } }: ReadQuestion, last: AnalysisRequest): boolean {
  const isOfOne = listEarlierSubjects(last).length === 1;
  const measures = last.plan.measures ?? [];
  const isComparable = toComparisons(measures, 2).some(({ id }, at) => id !== measures[at]?.id);
  return isOfOne && isComparable && comparing.test(spoken) && comparative.test(spoken);
}

/** The instruments that it asks about instead; none where it keeps those of the last answer. */
function chooseSubjects(
  read: ReadQuestion,
  others: readonly string[],
  { last, message }: { readonly last: AnalysisRequest; readonly message: string },
): readonly string[] {
  if (others.length === 0) return listShared(read.measured.plain, last);
  const isBeside = others.length > 1 && isSetBeside(read.reading, message);
  if (isBeside || isCompared(read, last))
    return [...new Set([...listEarlierSubjects(last), ...others])];
  return completePair(last, others, beside.test(read.reading.spoken));
}

/** "Gold vs silver", "bitcoin in 2025" after a company: no company is named, and no figure asked. */
function isOffCompany(read: ReadQuestion, { plan }: AnalysisRequest): boolean {
  return plan.intent === 'company' && isOtherNamed(read) && !read.reading.repeats;
}

/** The last request with what a question changes, whatever else its words ask. */
export function repeatLast(
  read: ReadQuestion,
  typed: readonly string[],
  {
    question: { message, context, now },
    catalogue,
  }: { readonly question: Question; readonly catalogue: InstrumentCatalogue },
): AnalysisRequest | undefined {
  const last = context.lastUnderstanding?.request;
  if (last === undefined || isOffCompany(read, last)) return undefined;
  const named = typed.length > 0 ? typed : findOrdinaryName(read, catalogue);
  const subjects =
    editSubjects(message, listThreadSubjects(last), catalogue) ??
    chooseSubjects(read, getOthers(read, named, last), { last, message });
  return repeatRequest(last, toFollowUp(last, read, { subjects, now }));
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

/** Whether it only changes the last question, by its instruments or by anything else. */
function isChanging(
  read: ReadQuestion,
  named: readonly string[],
  { last, message }: { readonly last: AnalysisRequest; readonly message: string },
): boolean {
  const others = getOthers(read, named, last);
  const isOfOther = others.length === 1 && isCompared(read, last);
  return (
    isOfOther || isAnotherPair(read, others, last) || isFollowUp(read, named.length > 0, message)
  );
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
  if (isOffCompany(read, last)) return undefined;
  const named = typed.length > 0 ? typed : findOrdinaryName(read, catalogue);
  const short = readShort(read, named, last);
  if (short !== undefined) return short;
  const edited = editSubjects(message, listThreadSubjects(last), catalogue);
  if (edited === undefined) {
    if (isOther(read, last, named)) return undefined;
    const ofDefined = askOfDefined(read, question);
    if (ofDefined !== undefined) return repeatLast(read, typed, { question: ofDefined, catalogue });
  }
  const changes = isChanging(read, named, { last, message });
  return edited === undefined && !changes ? undefined : repeatLast(read, typed, around);
}
