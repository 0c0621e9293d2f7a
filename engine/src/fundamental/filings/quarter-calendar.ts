import { toDayNumber } from './day-number.ts';
import type { FiscalYear } from './fiscal-years.ts';

/** Where a period end lies: the fiscal year by its name, and the quarter that it closes. */
export type FiscalPlace = { readonly fiscalYear: number; readonly quarter: 1 | 2 | 3 | 4 };

const daysPerQuarter = 91.3;
/** Days between the ends of two quarters in a row. */
const [leastDays, mostDays] = [70, 120];

const toQuarter = (count: number): FiscalPlace['quarter'] | undefined =>
  count === 1 || count === 2 || count === 3 || count === 4 ? count : undefined;

/** The fiscal year and quarter that a period end closes; undefined: no year is near. */
export function findFiscalPlace(
  end: string,
  years: readonly FiscalYear[],
): FiscalPlace | undefined {
  const own = years.find((year) => year.end === end);
  if (own !== undefined) return { fiscalYear: own.label, quarter: 4 };
  const day = toDayNumber(end);
  const before = years.find((year) => year.end < end);
  const after = years.findLast((year) => year.end > end);
  const sinceBefore =
    before === undefined ? undefined : (day - toDayNumber(before.end)) / daysPerQuarter;
  const quarter =
    sinceBefore !== undefined && sinceBefore < 3.6
      ? toQuarter(Math.round(sinceBefore))
      : after && toQuarter(4 - Math.round((toDayNumber(after.end) - day) / daysPerQuarter));
  const label = before === undefined ? after?.label : before.label + 1;
  return quarter === undefined || label === undefined ? undefined : { fiscalYear: label, quarter };
}

/** The period end one quarter before; undefined: none was reported. */
export function findPreviousQuarter(end: string, ends: readonly string[]): string | undefined {
  const day = toDayNumber(end);
  return ends.find((candidate) => {
    const days = day - toDayNumber(candidate);
    return days >= leastDays && days <= mostDays;
  });
}

/** The ends of so many quarters before one, the newest first; fewer where a quarter is missing. */
export function listPreviousQuarters(
  end: string,
  ends: readonly string[],
  count: number,
): string[] {
  const found: string[] = [];
  let last = findPreviousQuarter(end, ends);
  while (last !== undefined && found.length < count) {
    found.push(last);
    last = findPreviousQuarter(last, ends);
  }
  return found;
}

/** The ends of the newest quarters, at most `count`, the newest first. */
export function listQuarterEnds(
  ends: readonly string[],
  years: readonly FiscalYear[],
  count: number,
): string[] {
  const found: string[] = [];
  for (const end of ends) {
    const last = found.at(-1);
    const isApart = last === undefined || toDayNumber(last) - toDayNumber(end) >= leastDays;
    if (isApart && findFiscalPlace(end, years) !== undefined) found.push(end);
    if (found.length === count) break;
  }
  return found;
}
