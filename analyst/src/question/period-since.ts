import type { AnalysisRequest, MeasureRequest, Period } from '@vela/contracts';
import { dayMs } from './calendar-span.ts';
import { asksSinceThen } from './find-time.ts';
import type { MeasureReading } from './read-measures.ts';

/** The day or the beginning of the time that the last answer was about, UTC milliseconds. */
function findStart({ plan }: AnalysisRequest): number | undefined {
  const { measures: [earlier] = [], period, since } = plan;
  if (earlier?.time !== undefined) return earlier.time;
  if (since?.kind === 'time') return since.time;
  return period?.kind === 'range' ? period.from : undefined;
}

/** "So what is the change" after the price of a day is that since this day. */
export function findPeriodSince(
  asked: readonly MeasureRequest[],
  last: AnalysisRequest | undefined,
): Period | undefined {
  const [earlier] = last?.plan.measures ?? [];
  const isSince = earlier?.id === 'price-at' && asked.some(({ id }) => id === 'change');
  return isSince && earlier.time !== undefined ? { kind: 'range', from: earlier.time } : undefined;
}

/** "And since then", "arada en çok ne kadar düştü": the time since what the last answer was about. */
export function findPeriodSinceLast(
  { text, period, moment }: MeasureReading,
  last: AnalysisRequest | undefined,
): Period | undefined {
  if (period !== undefined || moment !== undefined || last === undefined) return undefined;
  const from = asksSinceThen(text) ? findStart(last) : undefined;
  return from === undefined ? undefined : { kind: 'range', from };
}

const moments: ReadonlySet<string> = new Set(['price-at', 'structure-at', 'indicator-at']);
// "What was the trend then", "o gün rsi kaçtı".
const sameDay =
  /(?<![a-z])(?:(?:that|the same|same) (?:day|date|time)|then|o (?:gun|tarih|zaman|an)(?:de|te|da|ku|ki)?)(?![a-z])/;

/** Whether one measure is asked of a day that is named by "that day" alone. */
function isOfSameDay(
  asked: readonly MeasureRequest[],
  { text, period, moment }: MeasureReading,
): boolean {
  const [first, ...more] = asked;
  const isOfDay = first !== undefined && first.time === undefined && moments.has(first.id);
  const isOpen = isOfDay && more.length === 0 && period === undefined && moment === undefined;
  return isOpen && sameDay.test(text);
}

/** The day that a time begins with, where it is that day or all since then. */
function findOnlyDay(period: Period | undefined): number | undefined {
  if (period?.kind !== 'range') return undefined;
  return period.to === undefined || period.to - period.from === dayMs ? period.from : undefined;
}

/** How things stood "that day", where the last question was about the time since it. */
export function askOfSameDay(
  asked: readonly MeasureRequest[],
  measured: MeasureReading,
  last: AnalysisRequest | undefined,
): MeasureRequest[] {
  const time = findOnlyDay(last?.plan.period);
  return time === undefined || !isOfSameDay(asked, measured)
    ? [...asked]
    : asked.map((one) => ({ ...one, time }));
}
