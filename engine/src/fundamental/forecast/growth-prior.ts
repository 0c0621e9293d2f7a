import type { GrowthClass } from './base-rate-survival.ts';

/** Companies of a size: growth of sales a year after inflation. */
type SizeClass = {
  /** Sales in millions of dollars of 2015, up to. */
  readonly below: number;
  /** Median over five years, over three where five are not at hand. */
  readonly median: number;
  /** Standard deviation over three years, and over five where it is at hand. */
  readonly deviation3: number;
  readonly deviation5?: number;
};

/**
 * Real growth of sales by starting size: Mauboussin, Callahan and Majd, The Base Rate Book, Credit
 * Suisse 2016 (some 1,000 largest companies of the world since 1950), from secondary copies.
 */
const sizes: readonly SizeClass[] = [
  { below: 325, median: 0.117, deviation3: 0.4 },
  { below: 700, median: 0.075, deviation3: 0.159 },
  { below: 1250, median: 0.068, deviation3: 0.135 },
  { below: 2000, median: 0.062, deviation3: 0.14 },
  { below: 3000, median: 0.051, deviation3: 0.121, deviation5: 0.089 },
  { below: 4500, median: 0.047, deviation3: 0.116, deviation5: 0.085 },
  { below: 7000, median: 0.041, deviation3: 0.116, deviation5: 0.087 },
  { below: 12_000, median: 0.037, deviation3: 0.109 },
  { below: 25_000, median: 0.029, deviation3: 0.123 },
  { below: 50_000, median: 0.02, deviation3: 0.109, deviation5: 0.086 },
  { below: Number.POSITIVE_INFINITY, median: 0.015, deviation3: 0.103, deviation5: 0.083 },
];

/** Deviation over three, five and ten years of companies of all sizes. */
const ofAll = { years3: 0.187, years5: 0.123, years10: 0.08 };
/** Year whose dollars the sizes are in. */
const baseYear = 2015;

/** Growth of companies of a size over five years, and how it narrows over longer ones. */
export type GrowthPrior = GrowthClass & { readonly horizon: (years: number) => GrowthClass };

/** Deviation of growth a year over longer times: as counted for all sizes, beyond by √time. */
function narrow(deviation5: number, years: number): number {
  if (years <= 5) return deviation5;
  const ten = deviation5 * (ofAll.years10 / ofAll.years5);
  if (years <= 10) return deviation5 + ((ten - deviation5) * (years - 5)) / 5;
  return ten * Math.sqrt(10 / years);
}

/** What companies of the same size grew by; sales in dollars of a year, deflated to 2015. */
export function findGrowthPrior(
  sales: number,
  { year, inflation }: { readonly year: number; readonly inflation: number },
): GrowthPrior {
  const millions = sales / 1e6 / (1 + inflation) ** Math.max(0, year - baseYear);
  const size = sizes.find(({ below }) => millions < below);
  const { median, deviation3, deviation5 } = size ?? { median: 0, deviation3: 0 };
  const deviation = deviation5 ?? deviation3 * (ofAll.years5 / ofAll.years3);
  const own = { medianReal: median, deviation };
  return {
    ...own,
    horizon: (years) => ({ medianReal: median, deviation: narrow(deviation, years) }),
  };
}
