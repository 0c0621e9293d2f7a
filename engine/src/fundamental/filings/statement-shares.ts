import type { FilingValue } from './company-facts.ts';
import type { CompanyFilings } from './company-figures.ts';
import { findFiscalPlace, listPreviousQuarters } from './quarter-calendar.ts';
import { flipReference } from './flip-reference.ts';
import { readMeanShares } from './read-shares.ts';

/**
 * Diluted shares of a quarter: as reported; of the fourth, four times the mean of the year less the
 * three others, which is approximate. Never the year less nine months.
 */
export function readQuarterShares(
  { index, calendar, splits, years }: CompanyFilings,
  end: string,
): FilingValue | undefined {
  const reported = readMeanShares(index, { end, length: 'quarter' }, splits);
  if (reported !== undefined) return reported;
  const year = readMeanShares(index, { end, length: 'year' }, splits);
  if (year === undefined || findFiscalPlace(end, years)?.quarter !== 4) return undefined;
  const quarters = listPreviousQuarters(end, calendar.ends, 3).flatMap(
    (last) => readMeanShares(index, { end: last, length: 'quarter' }, splits) ?? [],
  );
  if (quarters.length < 3) return undefined;
  return {
    value: 4 * year.value - quarters.reduce((sum, { value }) => sum + value, 0),
    origin: 'approximate',
    isRestated: false,
    references: [
      ...Array.from({ length: 4 }, () => year.references).flat(),
      ...quarters.flatMap(({ references }) => references.map(flipReference)),
    ],
  };
}
