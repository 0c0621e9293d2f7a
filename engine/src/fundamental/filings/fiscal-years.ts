import { daysPerYear, toDayNumber } from './day-number.ts';
import type { ReportedFact } from './company-facts.ts';
import { anchorTags } from './annual-reports.ts';
import type { FactIndex } from './fact-index.ts';
import type { PeriodLength } from './period-length.ts';
import { toFiscalMonth } from './fiscal-calendar.ts';

export type FiscalYear = {
  /** As the company calls it. */
  readonly label: number;
  readonly end: string;
};

/** Longest time from the end of a year to its own report; a later one repeats it. */
const maxDaysToReport = 200;

/** The year's name: that of its own report, else the calendar year in which it ended. */
function labelYear(end: string, { filed, fy }: ReportedFact): number {
  const year = Number(end.slice(0, 4));
  const isEarlyJanuary = end.slice(5, 7) === '01' && toFiscalMonth(end) === 12;
  const usual = isEarlyJanuary ? year - 1 : year;
  const isOwn = toDayNumber(filed) - toDayNumber(end) <= maxDaysToReport;
  const named = isOwn ? (fy ?? usual) : usual;
  return Math.abs(named - year) <= 1 ? named : usual;
}

/** Fiscal years with a report, the newest first. */
export function listFiscalYears({ annualReports }: FactIndex): FiscalYear[] {
  return [...annualReports]
    .map(([end, report]) => ({ end, label: labelYear(end, report) }))
    .toSorted((one, other) => (one.end < other.end ? 1 : -1));
}

/** Ends of all reported periods, quarters and years, the newest first. */
export function listPeriodEnds(index: FactIndex): string[] {
  const lengths: PeriodLength[] = ['quarter', 'half', 'nine-months', 'year'];
  const ends = lengths.flatMap((length) =>
    anchorTags.flatMap((tag) => [...(index.byTag.get(tag)?.get(length)?.keys() ?? [])]),
  );
  return [...new Set(ends)].toSorted((one, other) => (one < other ? 1 : -1));
}

/** Days by which the end of a period moves from year to year: years of 52 and of 53 weeks. */
const maxShift = 12;

/** The period end so many years before one; undefined: none was reported. */
export function findEarlierEnd(
  ends: readonly string[],
  end: string,
  years: number,
): string | undefined {
  const wanted = toDayNumber(end) - years * daysPerYear;
  return ends.find((candidate) => Math.abs(toDayNumber(candidate) - wanted) <= maxShift);
}
