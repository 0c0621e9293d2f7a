import type { Intent, Period, QuestionPlan } from '@vela/contracts';
import type { Question } from '../answer-part.ts';
import { chartIntents } from './chart-intents.ts';
import { startOfDay } from './calendar-span.ts';
import type { TextRange } from './mask-text.ts';
import { toTypedText } from './list-residue.ts';
import { isOfNow } from './place-in-time.ts';
import type { ReadQuestion } from './read-question.ts';

/** They tell how the chart stands now, or of all its candles. */
const ofChart: ReadonlySet<Intent> = new Set(['analyze', ...chartIntents]);

/** Whether nothing of an answer changes with the time that a question names. */
function isTimeless({ intent, measures = [], period, concept }: QuestionPlan): boolean {
  if (period !== undefined && intent === 'measure') return false;
  // The levels of a chart hold the highs and lows of the day, week and month before.
  if (intent === 'levels' && concept === 'previous-levels') return false;
  return intent === 'measure' ? measures.every(({ id }) => isOfNow(id)) : ofChart.has(intent);
}

/** Whether it names a time before today, of which an answer about now says nothing. */
function namesPast({ period, moment }: ReadQuestion['measured'], now: number): boolean {
  // All candles are what a chart and a base rate stand on; its last ones are how it stands now.
  if (period?.kind === 'all') return false;
  if (period?.kind === 'last') return period.unit !== 'candle';
  const from = period?.from ?? moment;
  return from !== undefined && from < startOfDay(now);
}

/**
 * The period or day that a question names and its answer does not look at, as typed: the answer
 * says that it was not used. "Today" is when the chart stands anyway.
 */
export function findUnusedTime(
  { measured, reading }: ReadQuestion,
  plan: QuestionPlan,
  { message, now }: Pick<Question, 'message' | 'now'>,
): readonly string[] {
  const toTyped = (time: TextRange): string =>
    toTypedText(time, reading.spoken, message).replace(/^of /, '');
  if (!namesPast(measured, now) || !isTimeless(plan))
    return listOtherPeriods(measured, plan).map(toTyped);
  return measured.times.map(toTyped);
}

/** Calendar times beside the one that the answer is about: "from its top in 2021 to the low in 2022". */
function listOtherPeriods(
  { ranges }: ReadQuestion['measured'],
  { period, measures = [] }: QuestionPlan,
): readonly TextRange[] {
  const isOfOne = period?.kind === 'range' && measures.length === 1;
  if (!isOfOne || !ranges.some(({ value }) => isSame(value, period))) return [];
  return ranges.filter(({ value }) => !isSame(value, period));
}

const isSame = (one: Period, other: Period): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
