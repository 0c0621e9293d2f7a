import { divideByPositive, type Computed } from '../computed.ts';
import type { FilingValue } from './company-facts.ts';
import {
  readYearFigures,
  type CompanyFilings,
  type FlowName,
  type YearFigures,
} from './company-figures.ts';
import { flowConcepts, type FlowConcept } from './concepts.ts';
import { toDayNumber } from './day-number.ts';
import { findFiscalPlace, listQuarterEnds, type FiscalPlace } from './quarter-calendar.ts';
import { addFourQuarters, readQuarterFlow } from './quarter-flow.ts';
import { flipReference } from './flip-reference.ts';
import { readMeanShares } from './read-shares.ts';
import { readQuarterShares } from './statement-shares.ts';
import { isSuspectQuarter } from './suspect-quarters.ts';

/** What a column of the statements covers: a fiscal year, a quarter, twelve months to a quarter. */
export const statementPeriods = ['year', 'quarter', 'trailing'] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

/** The statements of one period: flows of it, balances of its last day. */
export type StatementColumn = FiscalPlace & {
  readonly end: string;
  readonly flows: YearFigures['flows'];
  readonly balances: YearFigures['balances'];
  readonly dilutedShares: FilingValue | undefined;
  /** Net income / diluted shares; never a difference of two such figures. */
  readonly earningsPerShare: Computed;
  /** Derived flows that are to be looked at. */
  readonly suspects: ReadonlySet<FlowName>;
};
export type CompanyStatements = {
  readonly period: StatementPeriod;
  /** The newest first. */
  readonly columns: readonly StatementColumn[];
  /** The newest quarter ended more than 185 days before the day of the view. */
  readonly isStale: boolean;
};

const maxColumns: Readonly<Record<StatementPeriod, number>> = { year: 10, quarter: 8, trailing: 8 };
/** Quarters that a derived one is held against. */
const comparedQuarters = 12;
const maxQuarterAgeDays = 185;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table of concepts
const flowNames = Object.keys(flowConcepts) as FlowConcept[];

type Flows = Partial<Record<FlowName, FilingValue>>;
type ReadOne = (concept: FlowConcept) => FilingValue | undefined;

/** All flows of a period, and free cash flow as the difference of two of them. */
function readFlows(readOne: ReadOne): Flows {
  const flows: Flows = {};
  for (const concept of flowNames) {
    const value = readOne(concept);
    if (value !== undefined) flows[concept] = value;
  }
  const { operatingCashFlow: cash, capex } = flows;
  if (cash === undefined || capex === undefined) return flows;
  flows.freeCashFlow = {
    value: cash.value - capex.value,
    origin: 'difference',
    isRestated: cash.isRestated || capex.isRestated,
    references: [...cash.references, ...capex.references.map(flipReference)],
  };
  return flows;
}

type ReadColumn = (
  end: string,
) => Pick<StatementColumn, 'flows' | 'balances' | 'dilutedShares' | 'suspects'>;
const none: ReadonlySet<FlowName> = new Set();

/** Twelve months to a quarter: the year and its parts, else four quarters. */
function readTrailing(filings: CompanyFilings): ReadColumn {
  return (end) => {
    const { flows: read, balances, dilutedShares } = readYearFigures(filings, end);
    const flows = readFlows(
      (concept) => read[concept] ?? addFourQuarters(filings, { concept, end }),
    );
    const { adjustedFunds } = read;
    if (adjustedFunds !== undefined) flows.adjustedFunds = adjustedFunds;
    return { flows, balances, dilutedShares, suspects: none };
  };
}

function readQuarters(filings: CompanyFilings, ends: readonly string[]): ReadColumn {
  const read = new Map(
    ends.map((end) => [end, readFlows((concept) => readQuarterFlow(filings, { concept, end }))]),
  );
  const listOthers = (name: FlowName, end: string): FilingValue[] =>
    [...read].flatMap(([other, flows]) => (other === end ? [] : (flows[name] ?? [])));
  return (end) => {
    const flows = read.get(end) ?? {};
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the flows above
    const names = Object.keys(flows) as FlowName[];
    const found = names.filter((name) => {
      const value = flows[name];
      return value !== undefined && isSuspectQuarter(name, value, listOthers(name, end));
    });
    const suspects = new Set(found);
    if (suspects.has('capex') || suspects.has('operatingCashFlow')) suspects.add('freeCashFlow');
    const { balances } = readYearFigures(filings, end);
    return { flows, balances, dilutedShares: readQuarterShares(filings, end), suspects };
  };
}

function toReader(filings: CompanyFilings, period: StatementPeriod): ReadColumn {
  if (period === 'trailing') return readTrailing(filings);
  const { calendar, years, index, splits } = filings;
  if (period === 'year')
    return (end) => {
      const figures = readYearFigures(filings, end);
      const mean = readMeanShares(index, { end, length: 'year' }, splits);
      return { ...figures, dilutedShares: mean ?? figures.dilutedShares, suspects: none };
    };
  return readQuarters(filings, listQuarterEnds(calendar.ends, years, comparedQuarters));
}

/** The statements of a company by year, quarter or twelve months, as known on the view's day. */
export function createCompanyStatements(
  filings: CompanyFilings,
  period: StatementPeriod,
): CompanyStatements {
  const { calendar, years, index } = filings;
  const count = maxColumns[period];
  const ends =
    period === 'year'
      ? years.slice(0, count).map(({ end }) => end)
      : listQuarterEnds(calendar.ends, years, count);
  const readColumn = toReader(filings, period);
  const columns = ends.flatMap((end): StatementColumn[] => {
    const place = findFiscalPlace(end, years);
    if (place === undefined) return [];
    const column = readColumn(end);
    const { flows, dilutedShares } = column;
    const earningsPerShare = divideByPositive(flows.netIncome?.value, dilutedShares?.value);
    return [{ ...place, end, ...column, earningsPerShare }];
  });
  const newest = calendar.ends[0];
  const age = newest === undefined ? 0 : toDayNumber(index.view.knownOn) - toDayNumber(newest);
  return { period, columns, isStale: age > maxQuarterAgeDays };
}
