import type { CompanyFacts, ReportedFact } from '../fundamental/filings/company-facts.ts';

// Bodies of companyfacts written by hand for tests, of companies that do not exist: one for each
// case that the filings at hand do not have.

type Year = Readonly<Record<string, number>>;

/** Tags of a sound company; amounts in dollars. */
export const sound: Year = {
  Revenues: 1000e6,
  NetIncomeLoss: 100e6,
  NetCashProvidedByUsedInOperatingActivities: 150e6,
  PaymentsToAcquirePropertyPlantAndEquipment: 30e6,
  Assets: 2000e6,
  AssetsCurrent: 600e6,
  Liabilities: 900e6,
  LiabilitiesCurrent: 400e6,
  StockholdersEquity: 1100e6,
  LongTermDebtNoncurrent: 300e6,
  LongTermDebtCurrent: 50e6,
  WeightedAverageNumberOfDilutedSharesOutstanding: 100e6,
  CommonStockSharesOutstanding: 100e6,
};
const balances = new Set([
  'Assets',
  'AssetsCurrent',
  'Liabilities',
  'LiabilitiesCurrent',
  'StockholdersEquity',
  'LongTermDebtNoncurrent',
  'LongTermDebtCurrent',
  'CommonStockSharesOutstanding',
  'CashAndCashEquivalentsAtCarryingValue',
  'Deposits',
  'LoansAndLeasesReceivableNetReportedAmount',
  'LoansAndLeasesReceivableAllowance',
  'FinancingReceivableRecordedInvestmentNonaccrualStatus',
  'RealEstateInvestmentPropertyNet',
]);

export type Filing = {
  readonly year: number;
  readonly values: Year;
  readonly form?: string;
  readonly start?: string;
  readonly end?: string;
  readonly filed?: string;
};

type Body = { readonly unit?: string; readonly taxonomy?: string };

/** The body of a company from its filings, in the form of the SEC. */
export function createBody(
  filings: readonly Filing[],
  { unit = 'USD', taxonomy }: Body = {},
): CompanyFacts {
  const tags = new Map<string, ReportedFact[]>();
  for (const { year, values, form = '10-K', start, end, filed } of filings)
    for (const [tag, val] of Object.entries(values)) {
      const fact = {
        ...(balances.has(tag) ? {} : { start: start ?? `${year}-01-01` }),
        end: end ?? `${year}-12-31`,
        val,
        accn: `0000000000-${String(year + 1).slice(2)}-000001`,
        form,
        filed: filed ?? `${year + 1}-02-15`,
        fy: year,
      };
      tags.set(tag, [...(tags.get(tag) ?? []), fact]);
    }
  const units = (tag: string): string => (/Shares/.test(tag) ? 'shares' : unit);
  const facts = Object.fromEntries(
    [...tags].map(([tag, list]) => [tag, { units: { [units(tag)]: list } }]),
  );
  return { entityName: 'Synthetic', facts: { [taxonomy ?? 'us-gaap']: facts } };
}

export const listYears = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The same figures in every year, changed by year. */
export const createYears = (
  change: (year: number) => Year = () => ({}),
  [from, to] = [2018, 2025],
): Filing[] => listYears(from, to).map((year) => ({ year, values: { ...sound, ...change(year) } }));
