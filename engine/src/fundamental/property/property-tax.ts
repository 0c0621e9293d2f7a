import type { PropertyDeal } from './property-deal.ts';
import { getFirstLoan } from './property-loans.ts';
import { calculateSaleProceeds } from './property-sale.ts';

/** Income of a year before depreciation. */
type TaxedYear = { readonly netOperatingIncome: number; readonly interest: number };

export type PropertyTaxes = {
  /** Tax of each year. */
  readonly years: readonly number[];
  readonly sale: number;
};

const getCost = ({ price, closingCost, rehab }: PropertyDeal): number =>
  price * (1 + closingCost) + rehab;

/** Months depreciated in a year: half a month is lost at the purchase and at the sale. */
function countMonths({ years, depreciationYears }: PropertyDeal, year: number): number {
  const before = year === 1 ? 0 : 12 * (year - 1) - 0.5;
  const until = 12 * year - (year === years ? 1 : 0.5);
  const life = 12 * depreciationYears;
  return Math.max(0, Math.min(life, until) - Math.min(life, before));
}

/**
 * Tax of each year and of the sale: rent less interest, depreciation and points; a loss waits for
 * later income and lowers the tax of the sale. All 0 where the income tax is 0 and no gain is taxed.
 */
export function calculatePropertyTaxes(
  deal: PropertyDeal,
  taxed: readonly TaxedYear[],
  sale: { readonly price: number; readonly balance: number },
): PropertyTaxes {
  const depreciable = getCost(deal) * (1 - deal.landShare);
  const perMonth = deal.depreciationYears > 0 ? depreciable / (12 * deal.depreciationYears) : 0;
  const loan = getFirstLoan(deal);
  const pointsAYear = deal.loanYears > 0 ? (loan * deal.points) / deal.loanYears : 0;
  let loss = 0;
  const years = taxed.map(({ netOperatingIncome, interest }, index) => {
    const points = index < deal.loanYears ? pointsAYear : 0;
    const depreciation = perMonth * countMonths(deal, index + 1);
    const income = netOperatingIncome - interest - depreciation - points - loss;
    loss = Math.max(0, -income);
    return Math.max(0, income) * deal.incomeTax;
  });
  const sold = calculateSaleProceeds({
    price: sale.price,
    sellingCost: deal.sellingCost,
    loanBalance: sale.balance,
    cost: getCost(deal),
    depreciable: deal.depreciationYears > 0 ? depreciable : 0,
    lifeYears: Math.max(deal.depreciationYears, 1),
    years: deal.years,
    gainTax: deal.gainTax,
    recaptureTax: deal.recaptureTax,
  });
  const tax = Number(sold.meta['tax'] ?? 0);
  return { years, sale: Math.max(0, tax - loss * deal.incomeTax) };
}
