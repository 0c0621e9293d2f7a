import type { PropertyDeal } from './property-deal.ts';

/** Income and costs of a year of letting, before loans and tax. */
export type LettingYear = {
  readonly grossRent: number;
  readonly effectiveIncome: number;
  readonly operatingCosts: number;
  readonly netOperatingIncome: number;
  readonly reserve: number;
};

/** A full year of letting, counted from 1. */
export function calculateLettingYear(deal: PropertyDeal, year: number): LettingYear {
  const grownRent = (1 + deal.rentGrowth) ** (year - 1);
  const grownCosts = (1 + deal.costGrowth) ** (year - 1);
  const letMonths = year === 1 ? Math.max(0, 12 - deal.rehabMonths) : 12;
  const grossRent = letMonths * deal.rent * deal.units * grownRent;
  const collected = grossRent * (1 - deal.vacancy - deal.creditLoss);
  const effectiveIncome = collected + letMonths * deal.otherIncome * grownRent;
  const ofPrice =
    deal.propertyTax * (1 + deal.propertyTaxGrowth) ** (year - 1) + deal.insurance * grownCosts;
  const operatingCosts =
    deal.price * ofPrice +
    collected * (deal.management + deal.leasing) +
    grossRent * deal.maintenance +
    12 * (deal.dues + deal.utilities + deal.otherCosts) * grownCosts;
  return {
    grossRent,
    effectiveIncome,
    operatingCosts,
    netOperatingIncome: effectiveIncome - operatingCosts,
    reserve: grossRent * deal.capitalReserve,
  };
}

/** Value at the end of a year: the grown price, or the next year's income at the exit rate. */
export function calculatePropertyValue(deal: PropertyDeal, year: number): number {
  const { price, afterRepairValue, appreciation, exitCapRate } = deal;
  if (exitCapRate > 0)
    return Math.max(0, calculateLettingYear(deal, year + 1).netOperatingIncome / exitCapRate);
  return (afterRepairValue > 0 ? afterRepairValue : price) * (1 + appreciation) ** year;
}
