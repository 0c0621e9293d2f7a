import {
  featuresOf,
  isAvailable,
  type Plan,
  type PlanList,
  type PlanOffer,
  plans,
  yearlyCents,
  yearlyDiscountPercent,
} from '@vela/contracts';

function pricesOf(monthlyCents: number | undefined): Partial<PlanOffer> {
  if (monthlyCents === undefined) return {};
  return {
    monthlyCents,
    yearlyCents: yearlyCents(monthlyCents),
    yearlyDiscountPercent: yearlyDiscountPercent(monthlyCents),
  };
}

function toOffer({ name, title, active, monthlyCents, adds }: Plan): PlanOffer {
  const features = featuresOf(name).map((feature) => ({
    name: feature,
    available: isAvailable(feature),
    inherited: !adds.includes(feature),
  }));
  return { name, title, active, ...pricesOf(monthlyCents), features };
}

/** What is offered, from the free plan to the largest. */
export function listPlans(): PlanList {
  return { currency: 'USD', items: plans.map(toOffer), nextCursor: null };
}
