import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

/** Cost of equity by the capital asset pricing model: risk-free rate + beta x premium + country. */
export function calculateCostOfEquity(inputs: {
  readonly riskFreeRate: number;
  readonly beta: number;
  /** Return of the market above the risk-free rate. */
  readonly premium: number;
  readonly countryRisk?: number;
}): Computed {
  const { riskFreeRate, beta, premium, countryRisk = 0 } = inputs;
  if (!areKnown(riskFreeRate, beta, premium, countryRisk)) return refuseValue('input-missing');
  return toComputed(riskFreeRate + beta * premium + countryRisk);
}

/** Beta of the shares from that of the business: unlevered x (1 + (1 - tax) x debt / equity). */
export function calculateLeveredBeta(unlevered: number, tax: number, debtToEquity: number) {
  if (!areKnown(unlevered, tax, debtToEquity)) return refuseValue('input-missing');
  if (debtToEquity < 0) return refuseValue('out-of-range');
  return toComputed(unlevered * (1 + (1 - tax) * debtToEquity));
}

/** Beta of the business from that of the shares. */
export function calculateUnleveredBeta(levered: number, tax: number, debtToEquity: number) {
  if (!areKnown(levered, tax, debtToEquity)) return refuseValue('input-missing');
  if (debtToEquity < 0) return refuseValue('out-of-range');
  return toComputed(levered / (1 + (1 - tax) * debtToEquity));
}

/** Limits of a bottom-up beta, as published by Simply Wall St. */
const [leastBeta, mostBeta] = [0.8, 2];

/** Beta of the shares from that of the industry, kept from 0.8 to 2. */
export function calculateBottomUpBeta(unlevered: number, tax: number, debtToEquity: number) {
  const { value, reason, meta } = calculateLeveredBeta(unlevered, tax, debtToEquity);
  if (value === null) return refuseValue(reason, meta);
  const kept = Math.min(mostBeta, Math.max(leastBeta, value));
  return toComputed(kept, { unlimited: value, isLimited: kept !== value });
}

export type CapitalCosts = {
  /** Market values. */
  readonly equity: number;
  readonly debt: number;
  readonly costOfEquity: number;
  /** Before tax. */
  readonly costOfDebt: number;
  readonly tax: number;
};

/** Weighted average cost of capital; the cost of equity where there is no debt. */
export function calculateCapitalCost(inputs: CapitalCosts): Computed {
  const { equity, debt, costOfEquity, costOfDebt, tax } = inputs;
  if (!areKnown(equity, debt, costOfEquity)) return refuseValue('input-missing');
  if (equity < 0 || debt < 0) return refuseValue('out-of-range');
  if (equity + debt === 0) return refuseValue('denominator-not-positive');
  if (debt === 0) return toComputed(costOfEquity);
  if (!areKnown(costOfDebt, tax)) return refuseValue('input-missing');
  const share = equity / (equity + debt);
  return toComputed(share * costOfEquity + (1 - share) * costOfDebt * (1 - tax), {
    equityShare: share,
  });
}
