import type { FilingValue } from './company-facts.ts';
import type { CompanyFilings } from './company-figures.ts';
import type { FlowConcept } from './concepts.ts';
import { subtractPeriods } from './derive-quarter.ts';
import type { PeriodLength } from './period-length.ts';
import { findFiscalPlace, findPreviousQuarter, listPreviousQuarters } from './quarter-calendar.ts';
import { flipReference } from './flip-reference.ts';
import { readFlow } from './read-concept.ts';

/** Lengths of the year to date at the end of the first, second, third and fourth quarter. */
const lengths: readonly PeriodLength[] = ['quarter', 'half', 'nine-months', 'year'];

/** A longer period less a shorter: what the rest of it was. Undefined: they are not of one kind. */
function subtractValues(longer: FilingValue, shorter: FilingValue): FilingValue | undefined {
  // A year told anew without its parts is of another scope than they are.
  if (longer.isRestated !== shorter.isRestated) return undefined;
  const { value } = subtractPeriods(longer.value, shorter.value);
  if (value === null) return undefined;
  return {
    value,
    origin: 'year-to-date',
    isRestated: longer.isRestated,
    references: [...longer.references, ...shorter.references.map(flipReference)],
  };
}

/** Values one after the other as one. */
function addValues(values: readonly FilingValue[]): FilingValue {
  return {
    value: values.reduce((sum, { value }) => sum + value, 0),
    origin: 'quarters',
    isRestated: values.some(({ isRestated }) => isRestated),
    references: values.flatMap(({ references }) => references),
  };
}

type Asked = { readonly concept: FlowConcept; readonly end: string };

/** The last quarter of a year without its nine months: the year less three quarters. */
function subtractQuarters(
  { index, calendar }: CompanyFilings,
  { concept, end }: Asked,
  year: FilingValue,
): FilingValue | undefined {
  const ends = listPreviousQuarters(end, calendar.ends, 3);
  const quarters = ends.flatMap(
    (last) => readFlow(index, concept, { end: last, length: 'quarter' }) ?? [],
  );
  const restated = quarters.filter(({ isRestated }) => isRestated !== year.isRestated);
  return quarters.length < 3 || restated.length > 0
    ? undefined
    : subtractValues(year, { ...addValues(quarters), isRestated: year.isRestated });
}

/**
 * A flow of one quarter: as reported, else the year to its end less the year to the quarter before
 * (the fourth: the year less nine months, or less three quarters). Undefined where a part is
 * unknown or the parts are of different versions.
 */
export function readQuarterFlow(filings: CompanyFilings, asked: Asked): FilingValue | undefined {
  const { index, calendar, years } = filings;
  const { concept, end } = asked;
  const reported = readFlow(index, concept, { end, length: 'quarter' });
  if (reported !== undefined) return reported;
  const quarter = findFiscalPlace(end, years)?.quarter;
  const [longerLength, shorterLength] = [lengths[(quarter ?? 1) - 1], lengths[(quarter ?? 1) - 2]];
  if (longerLength === undefined || shorterLength === undefined) return undefined;
  const longer = readFlow(index, concept, { end, length: longerLength });
  const before = findPreviousQuarter(end, calendar.ends);
  if (longer === undefined || before === undefined) return undefined;
  const shorter = readFlow(index, concept, { end: before, length: shorterLength });
  if (shorter !== undefined) return subtractValues(longer, shorter);
  return quarter === 4 ? subtractQuarters(filings, asked, longer) : undefined;
}

/** Twelve months as four quarters in a row; undefined where one is unknown. */
export function addFourQuarters(filings: CompanyFilings, asked: Asked): FilingValue | undefined {
  const ends = [asked.end, ...listPreviousQuarters(asked.end, filings.calendar.ends, 3)];
  const quarters = ends.flatMap((end) => readQuarterFlow(filings, { ...asked, end }) ?? []);
  return quarters.length < 4 ? undefined : addValues(quarters);
}
