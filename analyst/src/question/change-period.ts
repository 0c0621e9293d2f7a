import type { AnalysisRequest, Period } from '@vela/contracts';
import { dayMs, startOfDay, startOfMonth, startOfWeek, startOfYear } from './calendar-span.ts';
import type { MeasureReading } from './read-measures.ts';
import { lexicons } from './word-pattern.ts';

type Span = { readonly from: number; readonly months: number };

/** A period of whole calendar months; undefined for any other. */
function toMonths(period: Period | undefined): Span | undefined {
  if (period?.kind !== 'range' || period.to === undefined) return undefined;
  const [from, to] = [new Date(period.from), new Date(period.to)];
  const months =
    12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth();
  const isWhole = from.getUTCDate() === 1 && to.getUTCDate() === 1 && months > 0;
  return isWhole ? { from: period.from, months } : undefined;
}

function addMonths(time: number, months: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}

// "The year before", "ondan onceki ay": the one before the period of the last question.
const before =
  /(?<![a-z])(?:(?:the )?(?:year|month|week|one) before(?: that)?|(?:ondan|bir|daha) onceki(?: yil\w*| ay\w*| sene\w*| hafta\w*)?)(?![a-z])/;
const weekMs = 7 * 86_400_000;

// "The year before", after what is asked of the year that runs.
const yearBefore = /(?<![a-z])(?:year|yil|sene)/;
const monthBefore = /(?<![a-z])(?:month|ay(?:i\w*|in\w*|da|dan)?(?![a-z]))/;

/** The calendar year or month before one that runs since `from`, where a text names that unit. */
function findBeforeRunning(text: string, from: number): Period | undefined {
  const date = new Date(from);
  const isMonth = date.getUTCDate() === 1 && from % dayMs === 0;
  const isYear = isMonth && date.getUTCMonth() === 0;
  if (isYear && yearBefore.test(text))
    return { kind: 'range', from: addMonths(from, -12), to: from };
  return isMonth && monthBefore.test(text)
    ? { kind: 'range', from: addMonths(from, -1), to: from }
    : undefined;
}

/** The calendar year, month or week before that of the last question, where a text asks for it. */
function findPeriodBefore(text: string, last: Period | undefined): Period | undefined {
  if (last?.kind !== 'range' || !before.test(text)) return undefined;
  if (last.to === undefined) return findBeforeRunning(text, last.from);
  const span = toMonths(last);
  if (span !== undefined && (span.months === 1 || span.months === 12))
    return { kind: 'range', from: addMonths(span.from, -span.months), to: span.from };
  return last.to - last.from === weekMs
    ? { kind: 'range', from: last.from - weekMs, to: last.from }
    : undefined;
}

const yearAlone = /^[^a-z0-9]*(?<year>(?:19|20)\d\d)[^a-z0-9]*$/;

/** "2022?" alone after a question about a period is that year. */
function findYearAlone(text: string): Period | undefined {
  const year = Number(yearAlone.exec(text)?.groups?.['year'] ?? 0);
  return year === 0
    ? undefined
    : { kind: 'range', from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
}

const spelled = lexicons.map(({ periods: { ones, tens } }) => ({ ...tens, ...ones }));
const wordAlone = /^[^a-z0-9]*(?<word>[a-z]{2,})[^a-z0-9]*$/;
const numberAlone = /^[^a-z0-9]*(?<count>\d{1,4})[^a-z0-9]*$/;

/** The number that a text is, in digits or in a word: "60?", "three". */
function findNumberAlone(text: string): number {
  const word = wordAlone.exec(text)?.groups?.['word'] ?? '';
  const named = spelled.map((numbers) => numbers[word]).find((value) => value !== undefined);
  return named ?? Number(numberAlone.exec(text)?.groups?.['count'] ?? 0);
}

/** "60?", "three" alone after the last 30 days is the last 60 or 3 days. */
export function findCountAlone(text: string, last: Period | undefined): Period | undefined {
  const count = findNumberAlone(text);
  const isYear = yearAlone.test(text);
  return count > 0 && !isYear && last?.kind === 'last' ? { ...last, count } : undefined;
}

// "The deepest fall that year", "o sene", "o ay": of what the last answer was about.
const sameYear =
  /(?<![a-z])(?:(?:that|the same|same) year|(?:o|ayni) (?:yil|sene)(?:nin|da|de|n?i)?)(?! (?:kadar|gibi))(?![a-z])/;
const sameMonth =
  /(?<![a-z])(?:(?:that|the same|same) month|(?:o|ayni) ay(?:in|da|i)?)(?! (?:kadar|gibi))(?![a-z])/;

/** Whether a text names the year or the month that was spoken of. */
export function namesSameTime(text: string): boolean {
  return sameYear.test(text) || sameMonth.test(text);
}

/** The calendar year or month of the day or the time that the last question was about. */
function findSameTime(text: string, { plan }: AnalysisRequest): Period | undefined {
  const { measures: [earlier] = [], period } = plan;
  const time = earlier?.time ?? (period?.kind === 'range' ? period.from : undefined);
  if (time === undefined || !namesSameTime(text)) return undefined;
  const year = new Date(time).getUTCFullYear();
  if (sameYear.test(text))
    return { kind: 'range', from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
  const from = startOfMonth(time, 0);
  return { kind: 'range', from, to: addMonths(from, 1) };
}

// These say themselves which year is meant.
const namesYear =
  /(?:19|20)\d\d|(?<![a-z])(?:this|last|past|previous|now|bu|gecen|son|onceki)(?![a-z])/;

/** "In april" after March 2024 is that of 2024, and not the latest. */
function placeInYear(
  period: Period | undefined,
  text: string,
  last: Period | undefined,
): Period | undefined {
  const earlier = toMonths(last);
  if (period?.kind !== 'range' || earlier === undefined || namesYear.test(text)) return period;
  const isOfYear = new Date(earlier.from).getUTCMonth() + earlier.months <= 12;
  const named = toMonths(period);
  if (!isOfYear || named === undefined || named.months >= 12) return period;
  const month = new Date(named.from).getUTCMonth();
  const from = Date.UTC(new Date(earlier.from).getUTCFullYear(), month);
  return { kind: 'range', from, to: addMonths(from, named.months) };
}

/** The period that a question names, beside that of the last one. */
export function findAskedPeriod(
  { period, text }: MeasureReading,
  last: AnalysisRequest | undefined,
): Period | undefined {
  const earlier = last?.plan.period;
  const same = period === undefined && last !== undefined ? findSameTime(text, last) : undefined;
  return same ?? findPeriodBefore(text, earlier) ?? placeInYear(period, text, earlier);
}

// "And the week?", "hafta": after a question about a time, the one that runs.
const unitAlone =
  /^\W*(?:(?:and|the|for|peki|ya|bir de|bu|this|whole|in|on)\W+)*(?<unit>day|week|wk|month|year|yr|gun|hafta|ay|yil|sene)(?:l[iu]k)?(?:\W+(?:bak[a-z]*|then|peki|mi))*\W*$/;
const startByUnit: Readonly<Record<string, (now: number) => number>> = {
  d: startOfDay,
  g: startOfDay,
  w: startOfWeek,
  h: startOfWeek,
  m: (now) => startOfMonth(now, 0),
  a: (now) => startOfMonth(now, 0),
  y: (now) => startOfYear(now, 0),
  s: (now) => startOfYear(now, 0),
};
/** They tell how price went in a time. */
const ofTime: ReadonlySet<string> = new Set([
  'change',
  'last-price',
  'high-low',
  'relative-strength',
  'spread-of-returns',
  'average-price',
  'up-share',
  'drawdown',
  'rally',
]);

/** The running day, week, month or year that a text names and nothing else; `now` in UTC ms. */
export function findUnitAlone(
  text: string,
  { plan: { measures = [] } }: AnalysisRequest,
  now: number,
): Period | undefined {
  const unit = ofTime.has(measures[0]?.id ?? '') ? unitAlone.exec(text)?.groups?.['unit'] : '';
  const start = startByUnit[unit?.slice(0, 1) ?? ''];
  return start === undefined ? undefined : { kind: 'range', from: start(now) };
}

/** The same where it asks for nothing but another period. */
export function changePeriod(
  measured: MeasureReading,
  last: AnalysisRequest,
  now: number,
): Period | undefined {
  return (
    findUnitAlone(measured.text, last, now) ??
    findCountAlone(measured.text, last.plan.period) ??
    findAskedPeriod(measured, last) ??
    findYearAlone(measured.text)
  );
}
