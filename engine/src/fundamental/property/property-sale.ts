import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

export type PropertySale = {
  readonly price: number;
  /** Part of the price that selling costs. */
  readonly sellingCost: number;
  /** What is owed on the day of the sale. */
  readonly loanBalance: number;
  /** What was paid for it. */
  readonly cost: number;
  readonly depreciable: number;
  readonly lifeYears: number;
  readonly years: number;
  readonly gainTax: number;
  /** Tax on depreciation taken; absent: that on the gain. */
  readonly recaptureTax?: number;
};

/** Months depreciated: half a month is lost at each end by the mid-month rule. */
function countDepreciatedMonths({ years, lifeYears }: PropertySale): number {
  return Math.min(lifeYears * 12, years * 12 - 1);
}

/** Money left after a sale, its costs, the loan and the tax on gain and recaptured depreciation. */
export function calculateSaleProceeds(sale: PropertySale): Computed {
  const { price, sellingCost, loanBalance, cost, depreciable, lifeYears, gainTax } = sale;
  if (!areKnown(price, sellingCost, loanBalance, cost, depreciable, gainTax))
    return refuseValue('input-missing');
  if (lifeYears <= 0 || sellingCost < 0 || sellingCost >= 1) return refuseValue('out-of-range');
  const sellingCosts = price * sellingCost;
  const beforeTax = price - sellingCosts - loanBalance;
  const depreciation = (depreciable / (lifeYears * 12)) * countDepreciatedMonths(sale);
  const gain = price - sellingCosts - (cost - depreciation);
  const recaptured = Math.max(0, Math.min(gain, depreciation));
  const tax =
    recaptured * (sale.recaptureTax ?? gainTax) + Math.max(0, gain - recaptured) * gainTax;
  return toComputed(beforeTax - tax, { sellingCosts, beforeTax, depreciation, gain, tax });
}
