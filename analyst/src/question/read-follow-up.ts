import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { editSubjects } from './edit-subjects.ts';
import { completePair, isComparison, listEarlierSubjects } from './earlier-subjects.ts';
import { repeatRequest, type FollowUp } from './follow-up.ts';
import { isFollowUp, isOfItsOwn } from './is-follow-up.ts';
import { findOrdinaryNames } from './ordinary-names.ts';
import { hasOwnWords } from './ranking/read-by-ranking.ts';
import { withoutRepeat } from './read-clues.ts';
import type { MeasureReading } from './read-measures.ts';
import type { ReadQuestion } from './read-question.ts';
import { readShort } from './read-short.ts';

/** "And 110?" asks the same of another price. */
function replaceNumber(
  { plan }: AnalysisRequest,
  { numbers }: MeasureReading,
): Omit<MeasureRequest, 'id'> {
  const [earlier] = plan.measures ?? [];
  const value = numbers[0]?.value.value;
  if (value === undefined) return {};
  if (earlier?.price !== undefined) return { price: value };
  return earlier?.level === undefined ? {} : { level: value };
}

function toFollowUp(
  last: AnalysisRequest,
  measured: MeasureReading,
  subjects: readonly string[],
): FollowUp {
  const interval = measured.intervals.find(({ isOffered }) => isOffered)?.value;
  const { period, form, filters } = measured;
  return {
    ...(subjects.length === 0 ? {} : { subjects }),
    ...(interval === undefined ? {} : { interval }),
    ...(period === undefined ? {} : { period }),
    ...(form === undefined ? {} : { form }),
    filters: { ...filters, ...replaceNumber(last, measured) },
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

/** The last request with what this question changes; undefined where it asks for itself. */
export function readFollowUp(
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
  const short = readShort(read, named, last);
  if (short !== undefined) return short;
  const edited = editSubjects(message, listEarlierSubjects(last), catalogue);
  if (edited === undefined && isOfItsOwn(read)) return undefined;
  const others = getOthers(read, named, last);
  const isBeside = beside.test(read.reading.spoken);
  const changes = isAnotherPair(read, others, last) || isFollowUp(read, named.length > 0, message);
  if (edited === undefined && !changes) return undefined;
  const subjects = edited ?? completePair(last, others, isBeside);
  return repeatRequest(last, toFollowUp(last, read.measured, subjects));
}
