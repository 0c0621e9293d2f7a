import type { CompanyFacts, FilingValue } from './company-facts.ts';
import {
  balanceConcepts,
  flowConcepts,
  type BalanceConcept,
  type FlowConcept,
} from './concepts.ts';
import { createFactIndex, type FactIndex, type FactView } from './fact-index.ts';
import {
  findEarlierEnd,
  listFiscalYears,
  listPeriodEnds,
  type FiscalYear,
} from './fiscal-years.ts';
import { readBalance } from './read-concept.ts';
import { readDilutedShares, readShareCount } from './read-shares.ts';
import { addKnownSplits, findSplits, type KnownSplit, type SeenSplit } from './splits.ts';
import { findCompanyKind } from './company-kind.ts';
import { readFreeCashFlow, readTrailingFlow, type FilingCalendar } from './trailing-flow.ts';
import { readAdjustedFunds } from './trust-funds.ts';
import type { CompanyKind } from '../pillars/pillar-inputs.ts';

/** A company's filings as known on a day, indexed: what every figure is read from. */
export type CompanyFilings = {
  readonly facts: CompanyFacts;
  readonly kind: CompanyKind;
  readonly index: FactIndex;
  readonly years: readonly FiscalYear[];
  readonly calendar: FilingCalendar;
  readonly splits: readonly SeenSplit[];
};

/** Indexes a company's facts for one view; `known` are splits of a table, beside those seen. */
export function openFilings(
  facts: CompanyFacts,
  view: FactView,
  known: readonly KnownSplit[] = [],
): CompanyFilings {
  const index = createFactIndex(facts, view);
  const years = listFiscalYears(index);
  return {
    facts,
    kind: findCompanyKind(facts, view.knownOn),
    index,
    years,
    calendar: { years: years.map(({ end }) => end), ends: listPeriodEnds(index) },
    splits: addKnownSplits(findSplits(facts, view.knownOn), known, view.knownOn),
  };
}

export type FlowName = FlowConcept | 'freeCashFlow' | 'adjustedFunds';

/** The figures of twelve months and of their last day; undefined: not in the filings. */
export type YearFigures = {
  readonly end: string;
  readonly flows: Readonly<Partial<Record<FlowName, FilingValue>>>;
  readonly balances: Readonly<Partial<Record<BalanceConcept, FilingValue>>>;
  readonly dilutedShares: FilingValue | undefined;
  readonly shareCount: FilingValue | undefined;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the tables of concepts
const flowNames = Object.keys(flowConcepts) as FlowConcept[];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
const balanceNames = Object.keys(balanceConcepts) as BalanceConcept[];

/** All figures of the twelve months to a period end. */
export function readYearFigures(
  { index, kind, calendar, splits }: CompanyFilings,
  end: string,
): YearFigures {
  const flows: Partial<Record<FlowName, FilingValue>> = {};
  for (const concept of flowNames) {
    const value = readTrailingFlow(index, calendar, { concept, end });
    if (value !== undefined) flows[concept] = value;
  }
  const free = readFreeCashFlow(index, calendar, end);
  if (free !== undefined) flows.freeCashFlow = free;
  const isTrust = kind === 'real-estate-trust';
  const funds = isTrust ? readAdjustedFunds(index, calendar, end) : undefined;
  if (funds !== undefined) flows.adjustedFunds = funds;
  const balances: Partial<Record<BalanceConcept, FilingValue>> = {};
  for (const concept of balanceNames) {
    const value = readBalance(index, concept, end);
    if (value !== undefined) balances[concept] = value;
  }
  return {
    end,
    flows,
    balances,
    dilutedShares: readDilutedShares(index, end, splits),
    shareCount: readShareCount(index, end, splits),
  };
}

/** The last whole year before a period end; undefined: none was reported. */
export function readYearBefore(filings: CompanyFilings, end: string): YearFigures | undefined {
  const year = filings.calendar.years.find((candidate) => candidate <= end);
  return year === undefined ? undefined : readYearFigures(filings, year);
}

/** The newest window of twelve months and those whole years before it; undefined: no report. */
export function readWindows(
  filings: CompanyFilings,
  count: number,
): readonly (YearFigures | undefined)[] {
  const { ends } = filings.calendar;
  const [newest] = ends;
  if (newest === undefined) return [];
  return Array.from({ length: count }, (_, years) => {
    const end = years === 0 ? newest : findEarlierEnd(ends, newest, years);
    return end === undefined ? undefined : readYearFigures(filings, end);
  });
}
