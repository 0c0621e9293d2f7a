import type { ReportedFact } from './company-facts.ts';
import { toDayNumber } from './day-number.ts';

/** Lengths of periods by their days; a balance has none. */
export type PeriodLength = 'instant' | 'quarter' | 'half' | 'nine-months' | 'year';

const lengths: readonly (readonly [length: PeriodLength, least: number, most: number])[] = [
  ['quarter', 70, 120],
  ['half', 140, 229],
  ['nine-months', 230, 329],
  ['year', 350, 380],
];

/** The length of a fact's period; undefined: none that is reported on. */
export function findPeriodLength({ start, end }: ReportedFact): PeriodLength | undefined {
  if (start === undefined) return 'instant';
  const days = toDayNumber(end) - toDayNumber(start);
  return lengths.find(([, least, most]) => days >= least && days <= most)?.[0];
}
