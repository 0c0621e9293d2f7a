import {
  getPlanFeatures,
  isAvailable,
  type Plan,
  type PlanList,
  type PlanOffer,
  plans,
  calculateYearlyCents,
  calculateYearlyDiscountPercent,
} from '@vela/contracts';

function toPrices(monthlyCents: number | undefined): Partial<PlanOffer> {
  if (monthlyCents === undefined) return {};
  return {
    monthlyCents,
    yearlyCents: calculateYearlyCents(monthlyCents),
    yearlyDiscountPercent: calculateYearlyDiscountPercent(monthlyCents),
  };
}

function toOffer({ name, title, active, monthlyCents, adds }: Plan): PlanOffer {
  const features = getPlanFeatures(name).map((feature) => ({
    name: feature,
    available: isAvailable(feature),
    inherited: !adds.includes(feature),
  }));
  return { name, title, active, ...toPrices(monthlyCents), features };
}

/** All plans, from the free one to the largest. */
export function listPlans(): PlanList {
  return { currency: 'USD', items: plans.map(toOffer), nextCursor: null };
}
