import type { FilingValue } from './company-facts.ts';
import type { FlowConcept } from './concepts.ts';
import { toDayNumber } from './day-number.ts';
import type { FactIndex } from './fact-index.ts';
import type { PeriodLength } from './period-length.ts';
import { findEarlierEnd } from './fiscal-years.ts';
import { flipReference } from './flip-reference.ts';
import { readFlow, type Period } from './read-concept.ts';

/** The calendar of a company: ends of its years and of all its periods, the newest first. */
export type FilingCalendar = {
  readonly years: readonly string[];
  readonly ends: readonly string[];
};

const partLengths: readonly (readonly [length: PeriodLength, least: number, most: number])[] = [
  ['quarter', 70, 120],
  ['half', 150, 215],
  ['nine-months', 240, 310],
];

/** The year before a period end that is not a year's, and how much of the next has passed. */
function findPart(
  end: string,
  { years }: FilingCalendar,
): { readonly year: string; readonly length: PeriodLength } | undefined {
  const year = years.find((candidate) => candidate < end);
  if (year === undefined) return undefined;
  const days = toDayNumber(end) - toDayNumber(year);
  const part = partLengths.find(([, least, most]) => days >= least && days <= most);
  return part === undefined ? undefined : { year, length: part[0] };
}

/**
 * A flow of the twelve months to a period end: the year where one ends there, else the year before
 * + what has passed of this one - the same part of the last. Undefined where a part is unknown.
 */
export function addTrailing(
  calendar: FilingCalendar,
  end: string,
  read: (period: Period) => FilingValue | undefined,
): FilingValue | undefined {
  const whole = read({ end, length: 'year' });
  if (whole !== undefined) return whole;
  const part = findPart(end, calendar);
  const earlierEnd = findEarlierEnd(calendar.ends, end, 1);
  if (part === undefined || earlierEnd === undefined) return undefined;
  const year = read({ end: part.year, length: 'year' });
  const passed = read({ end, length: part.length });
  const before = read({ end: earlierEnd, length: part.length });
  if (year === undefined || passed === undefined || before === undefined) return undefined;
  // A year told anew without its quarters is of another scope than they are.
  if (year.isRestated && !before.isRestated) return undefined;
  return {
    value: year.value + passed.value - before.value,
    origin: 'trailing',
    isRestated: [year, passed, before].some((value) => value.isRestated),
    references: [...year.references, ...passed.references, ...before.references.map(flipReference)],
  };
}

/** A concept of the twelve months to a period end. */
export const readTrailingFlow = (
  index: FactIndex,
  calendar: FilingCalendar,
  { concept, end }: { readonly concept: FlowConcept; readonly end: string },
): FilingValue | undefined =>
  addTrailing(calendar, end, (period) => readFlow(index, concept, period));

/** A flow of the twelve months that is the difference of two: free cash flow. */
export function readFreeCashFlow(
  index: FactIndex,
  calendar: FilingCalendar,
  end: string,
): FilingValue | undefined {
  const cash = readTrailingFlow(index, calendar, { concept: 'operatingCashFlow', end });
  const capex = readTrailingFlow(index, calendar, { concept: 'capex', end });
  if (cash === undefined || capex === undefined) return undefined;
  return {
    value: cash.value - capex.value,
    origin: 'difference',
    isRestated: cash.isRestated || capex.isRestated,
    references: [...cash.references, ...capex.references.map(flipReference)],
  };
}
