import type { FilingValue } from './company-facts.ts';
import { trustConcepts } from './concepts.ts';
import type { FactIndex } from './fact-index.ts';
import { flipReference } from './flip-reference.ts';
import { readFlow, readWays, type Period } from './read-concept.ts';
import { addTrailing, type FilingCalendar } from './trailing-flow.ts';

const sumValues = (values: readonly FilingValue[]): number =>
  values.reduce((total, { value }) => total + value, 0);

/** The funds of one period; undefined where its income or its depreciation is not in the filings. */
function readFunds(index: FactIndex, period: Period): FilingValue | undefined {
  const income = readFlow(index, 'netIncome', period);
  const depreciation = readFlow(index, 'depreciation', period);
  if (income === undefined || depreciation === undefined) return undefined;
  const read = (name: keyof typeof trustConcepts): FilingValue[] => {
    const value = readWays(index, trustConcepts[name], period);
    return value === undefined ? [] : [value];
  };
  // A period without a sale or a write-down has no line of it.
  const added = [income, depreciation, ...read('writeDowns')];
  const taken = [...read('propertyGains'), ...read('improvements')];
  return {
    value: sumValues(added) - sumValues(taken),
    origin: taken.length > 0 ? 'difference' : 'sum',
    isRestated: [...added, ...taken].some((value) => value.isRestated),
    references: [
      ...added.flatMap(({ references }) => references),
      ...taken.flatMap(({ references }) => references.map(flipReference)),
    ],
  };
}

/**
 * Adjusted funds from operations (AFFO) of a real-estate trust in the twelve months to a period
 * end: net income + depreciation + write-downs - gains on sales of property (the funds from
 * operations, after Nareit) - spending on improvements of what it owns, as far as filed.
 */
export const readAdjustedFunds = (
  index: FactIndex,
  calendar: FilingCalendar,
  end: string,
): FilingValue | undefined => addTrailing(calendar, end, (period) => readFunds(index, period));
