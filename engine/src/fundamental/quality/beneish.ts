import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

/** One year of what the score compares; a missing optional figure leaves its index at 1. */
export type BeneishYear = {
  readonly revenue: number;
  readonly grossProfit: number;
  readonly receivables: number;
  readonly currentAssets: number;
  readonly fixedAssets: number;
  readonly assets: number;
  readonly currentLiabilities: number;
  readonly longTermDebt: number;
  readonly longTermSecurities?: number;
  readonly depreciation?: number;
  readonly sellingExpenses?: number;
};
export type BeneishFlows = { readonly netIncome: number; readonly operatingCashFlow: number };

/** The eight indices, in the order of the paper. */
export type BeneishIndices = {
  readonly dsri: number;
  readonly gmi: number;
  readonly aqi: number;
  readonly sgi: number;
  readonly depi: number;
  readonly sgai: number;
  readonly tata: number;
  readonly lvgi: number;
};

/** Above it a false alarm costs a twentieth of a missed case. */
const flagAbove = -1.78;

/** M-score from the indices; `meta.flag`: above -1.78 (M. Beneish, 1999, table 3). */
export function scoreBeneishIndices(indices: BeneishIndices): Computed {
  const { dsri, gmi, aqi, sgi, depi, sgai, tata, lvgi } = indices;
  const score =
    -4.84 +
    0.92 * dsri +
    0.528 * gmi +
    0.404 * aqi +
    0.892 * sgi +
    0.115 * depi -
    0.172 * sgai +
    4.679 * tata -
    0.327 * lvgi;
  return toComputed(score, { ...indices, flag: score > flagAbove });
}

/** Share of assets that are neither current, fixed nor securities. */
function calculateSoftShare(year: BeneishYear): number {
  const { currentAssets, fixedAssets, longTermSecurities = 0, assets } = year;
  return 1 - (currentAssets + fixedAssets + longTermSecurities) / assets;
}

function calculateDepreciationRate({ depreciation, fixedAssets }: BeneishYear): number | undefined {
  return depreciation === undefined ? undefined : depreciation / (depreciation + fixedAssets);
}

const calculateDebtShare = (year: BeneishYear): number =>
  (year.currentLiabilities + year.longTermDebt) / year.assets;

const calculateSellingShare = (year: BeneishYear): number | undefined =>
  year.sellingExpenses === undefined ? undefined : year.sellingExpenses / year.revenue;

/** One / other, and 1 where either is unknown or nothing is divided by. */
function calculateIndex(one: number | undefined, other: number | undefined): number {
  const quotient = (one ?? Number.NaN) / (other ?? Number.NaN);
  return Number.isFinite(quotient) ? quotient : 1;
}

/** Beneish's M-score of two years: how much the books look like those of known manipulators. */
export function calculateBeneish(
  prior: BeneishYear,
  current: BeneishYear,
  { netIncome, operatingCashFlow }: BeneishFlows,
): Computed {
  const needed = [prior, current].flatMap((year) => [year.revenue, year.assets, year.grossProfit]);
  if (!areKnown(netIncome, operatingCashFlow, ...needed)) return refuseValue('input-missing');
  if ([prior, current].some(({ revenue, assets }) => revenue <= 0 || assets <= 0))
    return refuseValue('denominator-not-positive');
  return scoreBeneishIndices({
    dsri: calculateIndex(current.receivables / current.revenue, prior.receivables / prior.revenue),
    gmi: calculateIndex(prior.grossProfit / prior.revenue, current.grossProfit / current.revenue),
    aqi: calculateIndex(calculateSoftShare(current), calculateSoftShare(prior)),
    sgi: current.revenue / prior.revenue,
    depi: calculateIndex(calculateDepreciationRate(prior), calculateDepreciationRate(current)),
    sgai: calculateIndex(calculateSellingShare(current), calculateSellingShare(prior)),
    tata: (netIncome - operatingCashFlow) / current.assets,
    lvgi: calculateIndex(calculateDebtShare(current), calculateDebtShare(prior)),
  });
}
