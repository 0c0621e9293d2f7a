import type { Intent } from '@vela/contracts';
import { findPlaces } from './find-acts.ts';
import { listResidue } from './list-residue.ts';
import { hasQuestionWord } from './question-words.ts';
import { withoutRepeat } from './read-clues.ts';
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
export function isOfItsOwn({
  request,
  reading: { clues, spoken },
  measured,
}: ReadQuestion): boolean {
  const { filters, pointsBack } = measured;
  const points = pointsBack || findPlaces(spoken, 'narrowing').length > 0;
  const isNarrowing = points && !clues.has('rate') && Object.keys(filters).length > 0;
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
export function isFollowUp(read: ReadQuestion, isNamed: boolean, message: string): boolean {
  const { reading, measured } = read;
  if (measured.form !== undefined) return true;
  const isBare = listResidue(read, { intent: 'measure', isVague: false }, message).length === 0;
  if (!isBare) return false;
  if (findPlaces(reading.spoken, 'narrowing').length > 0 && isChange(measured)) return true;
  if (hasQuestionWord(withoutRepeat(reading.spoken), 'analyze')) return false;
  return reading.repeats || (!isNamed && isChange(measured));
}
