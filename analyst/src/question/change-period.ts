import type { AnalysisRequest, Period } from '@vela/contracts';
import type { MeasureReading } from './read-measures.ts';

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

/** The calendar year, month or week before that of the last question, where a text asks for it. */
function findPeriodBefore(text: string, last: Period | undefined): Period | undefined {
  if (last?.kind !== 'range' || last.to === undefined || !before.test(text)) return undefined;
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

const numberAlone = /^[^a-z0-9]*(?<count>\d{1,4})[^a-z0-9]*$/;

/** "60?" alone after the last 30 days is the last 60 days. */
export function findCountAlone(text: string, last: Period | undefined): Period | undefined {
  const count = Number(numberAlone.exec(text)?.groups?.['count'] ?? 0);
  const isYear = yearAlone.test(text);
  return count > 0 && !isYear && last?.kind === 'last' ? { ...last, count } : undefined;
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
  return findPeriodBefore(text, earlier) ?? placeInYear(period, text, earlier);
}

/** The same where it asks for nothing but another period. */
export function changePeriod(measured: MeasureReading, last: AnalysisRequest): Period | undefined {
  return (
    findCountAlone(measured.text, last.plan.period) ??
    findAskedPeriod(measured, last) ??
    findYearAlone(measured.text)
  );
}
