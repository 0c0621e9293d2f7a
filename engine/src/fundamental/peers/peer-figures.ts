import { companyRatioIds } from '../company/company-ratios.ts';
import type { CompanyReport } from '../company/company-report.ts';
import type { FilingValue } from '../filings/company-facts.ts';

/** Growths a year over five years. */
export const peerGrowthIds = ['revenue-growth', 'income-growth', 'cash-flow-growth'] as const;
export type PeerGrowthId = (typeof peerGrowthIds)[number];

/** Figures that companies of any size and currency are compared by. */
export const peerFigureIds = [...peerGrowthIds, ...companyRatioIds] as const;
export type PeerFigureId = (typeof peerFigureIds)[number];

/** The figures of a company that has them; none stands for one that is missing. */
export type PeerFigures = {
  /** End of the twelve months they are of, YYYY-MM-DD. */
  readonly end: string;
  readonly values: Readonly<Partial<Record<PeerFigureId, number>>>;
};

const growthYears = 5;

/** Growth a year; null where there is no growth of that sign. */
function calculateGrowth(
  now: FilingValue | undefined,
  before: FilingValue | undefined,
): number | null {
  if (now === undefined || before === undefined) return null;
  if (now.value <= 0 || before.value <= 0) return null;
  return (now.value / before.value) ** (1 / growthYears) - 1;
}

/** What a report gives for a comparison with other companies; fractions and multiples. */
export function readPeerFigures({ newest, values, ratios }: CompanyReport): PeerFigures {
  const { earlier, netIncome, freeCashFlow } = values;
  const growths: Readonly<Record<PeerGrowthId, number | null>> = {
    'revenue-growth': calculateGrowth(values.revenue, earlier.revenue),
    'income-growth': calculateGrowth(netIncome[0], earlier.netIncome),
    'cash-flow-growth': calculateGrowth(freeCashFlow[0], earlier.freeCashFlow),
  };
  const found = [
    ...peerGrowthIds.map((id) => [id, growths[id]] as const),
    ...companyRatioIds.map((id) => [id, ratios[id].value] as const),
  ].filter(([, value]) => value !== null);
  return { end: newest.end, values: Object.fromEntries(found) };
}
