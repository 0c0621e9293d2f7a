import { areKnown, divideByPositive, refuseValue, toComputed, type Computed } from '../computed.ts';

/** Mean of five year-end price/earnings ratios: a second definition, shown beside the first. */
export function averageYearlyMultiples(multiples: readonly number[]): Computed {
  if (multiples.length === 0 || !areKnown(...multiples)) return refuseValue('input-missing');
  return toComputed(multiples.reduce((sum, multiple) => sum + multiple, 0) / multiples.length);
}

/** A market value / the mean of the yearly flows at hand. */
export function divideByMeanFlow(marketCap: number, flows: readonly number[]): Computed {
  if (flows.length === 0 || !areKnown(...flows)) return refuseValue('input-missing');
  return divideByPositive(marketCap, flows.reduce((sum, flow) => sum + flow, 0) / flows.length);
}

export type CapitalYear = {
  readonly ebit: number;
  /** Equity + debt, and payables where the definition counts them. */
  readonly capital: number;
  readonly preTaxIncome?: number;
  readonly tax?: number;
};

/** Tax rate of a year, kept from 0 to 1; the usual rate where the year has none. */
export function chooseTaxRate({ preTaxIncome, tax }: CapitalYear, usualRate: number): number {
  if (preTaxIncome === undefined || tax === undefined || preTaxIncome <= 0) return usualRate;
  return Math.min(1, Math.max(0, tax / preTaxIncome));
}

/** Operating profit after tax / mean capital of the year's two ends: return on invested capital. */
export function calculateReturnOnCapital(
  current: CapitalYear,
  prior: CapitalYear,
  usualRate: number,
): Computed {
  const profit = current.ebit * (1 - chooseTaxRate(current, usualRate));
  return divideByPositive(profit, (current.capital + prior.capital) / 2, { profit });
}
