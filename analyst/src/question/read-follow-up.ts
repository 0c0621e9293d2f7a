import type { AnalysisRequest, Intent, MeasureRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { editSubjects } from './edit-subjects.ts';
import { listEarlierSubjects, repeatRequest, type FollowUp } from './follow-up.ts';
import { listResidue } from './list-residue.ts';
import type { MeasureReading } from './read-measures.ts';
import type { ReadQuestion } from './read-question.ts';

/** What a question that only changes the one before may be read as by itself. */
const openIntents: ReadonlySet<Intent> = new Set([
  'analyze',
  'unknown',
  'help',
  'changed-since',
  'timeframes',
  'compare',
]);

/** Whether it asks for something itself. */
function isOfItsOwn({ request, reading: { clues }, measured }: ReadQuestion): boolean {
  const { filters, pointsBack } = measured;
  const isNarrowing = pointsBack && Object.keys(filters).length > 0;
  const isNamed = clues.concepts.length > 0 || clues.indicator !== undefined;
  const isOpen = openIntents.has(request.plan.intent) || isNarrowing;
  return measured.measures.length > 0 || isNamed || !isOpen;
}

/** Whether there are words in it that change an earlier question, beside its instrument. */
function isChange({ filters, period, intervals, numbers }: MeasureReading): boolean {
  const isNarrowed = Object.keys(filters).length > 0;
  return isNarrowed || period !== undefined || intervals.length > 0 || numbers.length > 0;
}

/** Whether it only changes the question before: every word of it is a change or says nothing. */
function isFollowUp(read: ReadQuestion, isNamed: boolean, message: string): boolean {
  const { reading, measured } = read;
  if (measured.form !== undefined) return true;
  const isBare = listResidue(read, { intent: 'measure', isVague: false }, message).length === 0;
  if (!isBare || reading.clues.has('analyze')) return false;
  return reading.repeats || (!isNamed && isChange(measured));
}

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

/** The last request with what this question changes; undefined where it asks for itself. */
export function readFollowUp(
  read: ReadQuestion,
  named: readonly string[],
  {
    question: { message, context },
    catalogue,
  }: { readonly question: Question; readonly catalogue: InstrumentCatalogue },
): AnalysisRequest | undefined {
  const last = context.lastUnderstanding?.request;
  if (last === undefined) return undefined;
  const edited = editSubjects(message, listEarlierSubjects(last), catalogue);
  if (edited === undefined && isOfItsOwn(read)) return undefined;
  if (edited === undefined && !isFollowUp(read, named.length > 0, message)) return undefined;
  return repeatRequest(last, toFollowUp(last, read.measured, edited ?? named));
}
