import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

export type DuPontInputs = {
  readonly netIncome: number;
  readonly preTaxIncome: number;
  readonly ebit: number;
  readonly revenue: number;
  readonly averageAssets: number;
  readonly averageEquity: number;
};

/** Return on equity as five factors, in `meta`; their product is the value. */
export function calculateDuPont(inputs: DuPontInputs): Computed {
  const { netIncome, preTaxIncome, ebit, revenue, averageAssets, averageEquity } = inputs;
  if (!areKnown(netIncome, preTaxIncome, ebit, revenue, averageAssets, averageEquity))
    return refuseValue('input-missing');
  if (revenue <= 0 || averageAssets <= 0 || averageEquity <= 0)
    return refuseValue('denominator-not-positive');
  if (preTaxIncome === 0 || ebit === 0) return refuseValue('not-meaningful');
  const taxBurden = netIncome / preTaxIncome;
  const interestBurden = preTaxIncome / ebit;
  const operatingMargin = ebit / revenue;
  const assetTurnover = revenue / averageAssets;
  const equityMultiplier = averageAssets / averageEquity;
  const product = taxBurden * interestBurden * operatingMargin * assetTurnover * equityMultiplier;
  return toComputed(product, {
    taxBurden,
    interestBurden,
    operatingMargin,
    assetTurnover,
    equityMultiplier,
    netMargin: netIncome / revenue,
  });
}
