import { refuseValue, toComputed, type Computed } from '../computed.ts';

/** One year of what the score compares; `openingAssets` are those of the year before. */
export type PiotroskiYear = {
  readonly netIncome: number;
  readonly operatingCashFlow: number;
  readonly openingAssets: number;
  readonly assets: number;
  readonly longTermDebt: number;
  readonly currentAssets: number;
  readonly currentLiabilities: number;
  readonly shares: number;
  readonly grossProfit: number;
  readonly revenue: number;
};

const calculateReturn = (year: PiotroskiYear): number => year.netIncome / year.openingAssets;
const calculateDebtShare = (year: PiotroskiYear): number =>
  year.longTermDebt / ((year.assets + year.openingAssets) / 2);

type Sign = (current: PiotroskiYear, prior: PiotroskiYear) => boolean;

/** Nine signs of a company getting healthier (J. Piotroski, 2000). */
const signs = {
  profit: (current) => calculateReturn(current) > 0,
  cash: (current) => current.operatingCashFlow > 0,
  rising: (current, prior) => calculateReturn(current) > calculateReturn(prior),
  accruals: (current) => current.operatingCashFlow > current.netIncome,
  debt: (current, prior) => calculateDebtShare(current) < calculateDebtShare(prior),
  liquidity: (current, prior) =>
    current.currentAssets / current.currentLiabilities >
    prior.currentAssets / prior.currentLiabilities,
  // By count, not by the cash line: a buy-back year issues shares to employees as well.
  shares: (current, prior) => current.shares <= prior.shares,
  margin: (current, prior) =>
    current.grossProfit / current.revenue > prior.grossProfit / prior.revenue,
  turnover: (current, prior) =>
    current.revenue / current.openingAssets > prior.revenue / prior.openingAssets,
} as const satisfies Readonly<Record<string, Sign>>;

const isComplete = (year: PiotroskiYear): boolean =>
  Object.values(year).every((amount) => Number.isFinite(amount)) &&
  Math.min(year.openingAssets, year.revenue, year.currentLiabilities) > 0;

/** Piotroski's F-score, 0 to 9; each sign is in `meta`. Scaled by opening assets, as first told. */
export function calculatePiotroski(current: PiotroskiYear, prior: PiotroskiYear): Computed {
  if (!isComplete(current) || !isComplete(prior)) return refuseValue('input-missing');
  const results = Object.entries(signs).map(
    ([name, holds]) => [name, holds(current, prior)] as const,
  );
  return toComputed(results.filter(([, holds]) => holds).length, Object.fromEntries(results));
}
