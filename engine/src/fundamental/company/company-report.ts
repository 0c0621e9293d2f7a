import type { Computed } from '../computed.ts';
import type { CompanyFacts, FilingValue } from '../filings/company-facts.ts';
import {
  openFilings,
  readYearFigures,
  type CompanyFilings,
  type YearFigures,
} from '../filings/company-figures.ts';
import { checkData, type DataCheck } from '../filings/data-checks.ts';
import type { FactView } from '../filings/fact-index.ts';
import type { KnownSplit } from '../filings/splits.ts';
import { evaluatePillars } from '../pillars/evaluate-pillars.ts';
import {
  gatherPillarValues,
  toPillarInputs,
  type PillarValues,
} from '../pillars/gather-pillar-inputs.ts';
import type { CompanyKind } from '../pillars/pillar-inputs.ts';
import { hyperinflationCurrencies } from '../pillars/hyperinflation.ts';
import type { Pillar } from '../pillars/pillar.ts';
import { findPriceFault, type PriceFault } from './price-fault.ts';
import { calculateCompanyQuality, type QualityId } from './company-quality.ts';
import { calculateCompanyRatios, type CompanyRatioId } from './company-ratios.ts';
import {
  calculateCompanyValue,
  defaultValueAssumptions,
  type ValueAssumptions,
} from './company-value.ts';

export type ReportYear = { readonly label: number; readonly figures: YearFigures };

/** All that filings say about a company on a day. */
export type CompanyReport = {
  readonly kind: CompanyKind;
  readonly currency: string;
  /** The newest twelve months. */
  readonly newest: YearFigures;
  /** Twelve months a year before; undefined: not in the filings. */
  readonly before: YearFigures | undefined;
  readonly values: PillarValues;
  /** Why a price of the share says nothing about the whole company; null: it does. */
  readonly priceFault: PriceFault | null;
  readonly pillars: readonly Pillar[];
  readonly ratios: Readonly<Record<CompanyRatioId, Computed>>;
  readonly quality: Readonly<Record<QualityId, Computed>>;
  /** The figures of the filings held against each other. */
  readonly checks: readonly DataCheck[];
  readonly shareValue: Computed;
  /** What the value of a share rests on. */
  readonly assumptions: ValueAssumptions;
  /** Fiscal years, the newest first. */
  readonly years: readonly ReportYear[];
  /** The fiscal year before those. */
  readonly yearBefore: ReportYear | undefined;
  /** Day of the newest filing that was read, YYYY-MM-DD. */
  readonly filed: string;
};

export type ReportQuestion = FactView & {
  /** Price of a share; null: there is none from a market. */
  readonly price: number | null;
  /** Its currency; absent: dollars. */
  readonly priceCurrency?: string;
  readonly assumptions?: ValueAssumptions;
  /** A year that is shown however long it is back. */
  readonly fiscalYear?: number;
  /** Splits of a table, beside those that the filings show. */
  readonly splits?: readonly KnownSplit[];
};

const maxYears = 10;

function findCurrency({ flows }: YearFigures): string {
  return (flows.revenue ?? flows.netIncome)?.references[0]?.unit ?? 'USD';
}

function findNewestFiling(figures: YearFigures): string {
  const values: FilingValue[] = [
    ...Object.values(figures.flows),
    ...Object.values(figures.balances),
  ];
  const days = values.flatMap(({ references }) => references.map(({ filed }) => filed));
  return days.toSorted().at(-1) ?? '';
}

/** The years that are shown, and one before them to look back at. */
function listYears(filings: CompanyFilings, count: number): ReportYear[] {
  return filings.years
    .slice(0, count + 1)
    .map(({ label, end }) => ({ label, figures: readYearFigures(filings, end) }));
}

/** The report of a company; undefined where no period was reported by then. */
export function createCompanyReport(
  facts: CompanyFacts,
  question: ReportQuestion,
): CompanyReport | undefined {
  const { price, priceCurrency = 'USD', assumptions = defaultValueAssumptions } = question;
  const { splits, ...view } = question;
  const filings = openFilings(facts, view, splits);
  const { kind } = filings;
  const values = gatherPillarValues(filings);
  const [newest, before] = values.windows;
  if (newest === undefined) return undefined;
  const place = filings.years.findIndex(({ label }) => label === question.fiscalYear);
  const count = Math.max(maxYears, place + 1);
  const years = listYears(filings, count);
  const currency = findCurrency(newest);
  const priceFault = findPriceFault(newest, currency, priceCurrency);
  const usable = priceFault === null ? price : null;
  return {
    kind,
    currency,
    priceFault,
    newest,
    before,
    values,
    pillars: evaluatePillars(
      toPillarInputs(values, {
        kind,
        price: usable,
        isHyperinflation: hyperinflationCurrencies.has(currency),
      }),
    ),
    ratios: calculateCompanyRatios(newest, before),
    quality: calculateCompanyQuality(values.windows, kind),
    assumptions,
    shareValue: calculateCompanyValue(values.windows, kind, assumptions),
    checks: checkData(filings, years),
    years: years.slice(0, count),
    yearBefore: years[count],
    filed: findNewestFiling(newest),
  };
}
