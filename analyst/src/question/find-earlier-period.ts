import type { AnalysisRequest, MeasureRequest, Period, QuestionPlan } from '@vela/contracts';
import { dayMs } from './calendar-span.ts';
import { listEarlierSubjects } from './earlier-subjects.ts';
import { isShort } from './has-own-words.ts';
import { findPeriodSince } from './period-since.ts';
import type { ReadQuestion } from './read-question.ts';
import { createWordPattern, lexicons } from './word-pattern.ts';

function isOfEarlier(subjects: readonly string[], last: AnalysisRequest | undefined): boolean {
  const earlier = listEarlierSubjects(last);
  return earlier.length > 1 && earlier.join() === subjects.join();
}

/** They tell years or months from each other: of one of them alone there is nothing to tell. */
const leastDays: Readonly<Record<string, number>> = {
  'year-returns': 367,
  'quarter-returns': 93,
  'month-returns': 32,
  'best-month': 32,
  'month-averages': 32,
};

/** Whether a period holds more than one of the parts that a measure tells from each other. */
function isDivided(asked: readonly MeasureRequest[], period: Period | undefined): boolean {
  if (period?.kind !== 'range' || period.to === undefined) return true;
  const days = (period.to - period.from) / dayMs;
  return asked.every(({ id }) => days >= (leastDays[id] ?? 0));
}

/** The instruments of a question, whether it names them, and the question before it. */
export type Thread = {
  readonly subjects: readonly string[];
  readonly last: AnalysisRequest | undefined;
  readonly isNamed: boolean;
  readonly now: number;
};

const records: ReadonlySet<string> = new Set(['all-time-high', 'all-time-low']);
const recordNames = lexicons.map(({ periods }) =>
  createWordPattern([periods.record].flat().join('|')),
);

/** "Is it at a record" after a question about this week: a record is one of all the time there is. */
function isOfAllTime({ measured }: ReadQuestion, asked: readonly MeasureRequest[]): boolean {
  const isRecord = asked.length > 0 && asked.every(({ id }) => records.has(id));
  return isRecord && recordNames.some((name) => name.test(measured.plain));
}

/** They are asked of the last close, whatever time the question before was about. */
const ofNow: ReadonlySet<string> = new Set(['distance-to-price', 'if-price', 'levels-between']);

/** "Number of breaks" after what changed since a day is of the time since. */
const toPeriod = (since: QuestionPlan['since']): Period | undefined =>
  since?.kind === 'time' ? { kind: 'range', from: since.time } : undefined;

/** The period of the last question, where this one is about the same. */
export function findEarlierPeriod(
  read: ReadQuestion,
  asked: readonly MeasureRequest[],
  { subjects, last, isNamed }: Thread,
): Period | undefined {
  if (isOfAllTime(read, asked) || asked.some(({ id }) => ofNow.has(id))) return undefined;
  // "By month", "the best one": so short a question stays in the time of the last.
  const isOfSame = !isNamed && isShort(read);
  const isKept = read.measured.pointsBack || isOfSame || isOfEarlier(subjects, last);
  const since = findPeriodSince(asked, last);
  if (!isKept || since !== undefined) return since;
  const period = last?.plan.period ?? toPeriod(last?.plan.since);
  return isDivided(asked, period) ? period : undefined;
}
