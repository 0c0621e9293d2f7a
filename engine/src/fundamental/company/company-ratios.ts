import type { Computed } from '../computed.ts';
import type { FilingValue } from '../filings/company-facts.ts';
import type { YearFigures } from '../filings/company-figures.ts';
import { calculateRatio, type RatioId } from '../ratios/registry.ts';
import type { RatioAmounts, RatioInput } from '../ratios/ratio-inputs.ts';

/** Ratios of a company's report, in the order of its table. */
export const companyRatioIds = [
  'gross-margin',
  'operating-margin',
  'net-margin',
  'free-cash-flow-margin',
  'return-on-equity',
  'return-on-assets',
  'debt-to-equity',
  'current-ratio',
  'interest-cover',
  'cash-conversion',
] as const satisfies readonly RatioId[];
export type CompanyRatioId = (typeof companyRatioIds)[number];

const toMean = (one: FilingValue | undefined, other: FilingValue | undefined) =>
  one === undefined || other === undefined ? undefined : (one.value + other.value) / 2;

type MaybeAmounts = Partial<Record<RatioInput, number | undefined>>;

const toFlowAmounts = (flows: YearFigures['flows']): MaybeAmounts => ({
  revenue: flows.revenue?.value,
  costOfRevenue: flows.costOfRevenue?.value,
  grossProfit: flows.grossProfit?.value,
  ebit: flows.operatingIncome?.value,
  interest: flows.interest?.value,
  netIncome: flows.netIncome?.value,
  operatingCashFlow: flows.operatingCashFlow?.value,
  freeCashFlow: flows.freeCashFlow?.value,
});

/** The figures of a window as amounts of ratios; balances as means with those a year before. */
function toAmounts({ flows, balances }: YearFigures, before: YearFigures | undefined) {
  const given: MaybeAmounts = {
    ...toFlowAmounts(flows),
    currentAssets: balances.currentAssets?.value,
    currentLiabilities: balances.currentLiabilities?.value,
    debt: balances.debt?.value,
    equity: balances.equity?.value,
    averageEquity: toMean(balances.equity, before?.balances.equity),
    averageAssets: toMean(balances.assets, before?.balances.assets),
  };
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  const amounts: RatioAmounts = Object.fromEntries(known);
  return amounts;
}

/** The ratios of twelve months. */
export function calculateCompanyRatios(
  figures: YearFigures,
  before: YearFigures | undefined,
): Readonly<Record<CompanyRatioId, Computed>> {
  const amounts = toAmounts(figures, before);
  const ratio = (id: CompanyRatioId): Computed => calculateRatio(id, amounts);
  return {
    'gross-margin': ratio('gross-margin'),
    'operating-margin': ratio('operating-margin'),
    'net-margin': ratio('net-margin'),
    'free-cash-flow-margin': ratio('free-cash-flow-margin'),
    'return-on-equity': ratio('return-on-equity'),
    'return-on-assets': ratio('return-on-assets'),
    'debt-to-equity': ratio('debt-to-equity'),
    'current-ratio': ratio('current-ratio'),
    'interest-cover': ratio('interest-cover'),
    'cash-conversion': ratio('cash-conversion'),
  };
}
