import type { PropertyDeal, PropertyTiming } from './property-deal.ts';
import { measureProperty, type PropertyMeasures } from './property-measures.ts';
import { calculatePropertyReturns } from './property-returns.ts';
import { followProperty, type PropertyCourse } from './property-years.ts';

/** A deal followed to its sale, with its measures. */
export type PropertyResult = {
  readonly deal: PropertyDeal;
  readonly course: PropertyCourse;
  readonly measures: PropertyMeasures;
};

/** Follows a deal and measures it. */
export function calculateProperty(
  deal: PropertyDeal,
  timing: PropertyTiming = 'month-end',
): PropertyResult {
  const course = followProperty(deal);
  const returns = calculatePropertyReturns(deal, course, timing);
  return { deal, course, measures: measureProperty(deal, course, returns) };
}

export const propertyScenarios = ['pessimistic', 'realistic', 'optimistic'] as const;
export type PropertyScenario = (typeof propertyScenarios)[number];

/** How far a scenario is from the deal as given: points a year, and a factor on vacancy. */
export type ScenarioShift = {
  readonly rentGrowth: number;
  readonly vacancyFactor: number;
  readonly appreciation: number;
  readonly exitCapRate: number;
  readonly costGrowth: number;
  readonly refinanceRate: number;
};

/** Vela's own widths, not measured: they are shown beside the scenarios. */
export const defaultScenarioShifts: Readonly<Record<PropertyScenario, ScenarioShift>> = {
  pessimistic: {
    rentGrowth: -0.01,
    vacancyFactor: 1.5,
    appreciation: -0.02,
    exitCapRate: 0.01,
    costGrowth: 0.01,
    refinanceRate: 0.02,
  },
  realistic: {
    rentGrowth: 0,
    vacancyFactor: 1,
    appreciation: 0,
    exitCapRate: 0,
    costGrowth: 0,
    refinanceRate: 0,
  },
  optimistic: {
    rentGrowth: 0.01,
    vacancyFactor: 0.5,
    appreciation: 0.015,
    exitCapRate: -0.005,
    costGrowth: -0.005,
    refinanceRate: -0.01,
  },
};

const leastExitCapRate = 0.005;

/** The exit rate moved where there is one: 0 stands for the grown price. */
const moveCapRate = (rate: number, shift: number): number =>
  rate === 0 ? 0 : Math.max(leastExitCapRate, rate + shift);

/** The deal as a scenario sees it. */
export function applyScenario(deal: PropertyDeal, shift: ScenarioShift): PropertyDeal {
  return {
    ...deal,
    rentGrowth: deal.rentGrowth + shift.rentGrowth,
    vacancy: Math.min(1 - deal.creditLoss, deal.vacancy * shift.vacancyFactor),
    appreciation: deal.appreciation + shift.appreciation,
    exitCapRate: moveCapRate(deal.exitCapRate, shift.exitCapRate),
    costGrowth: deal.costGrowth + shift.costGrowth,
    propertyTaxGrowth: deal.propertyTaxGrowth + shift.costGrowth,
    refinanceRate: Math.max(0, deal.refinanceRate + shift.refinanceRate),
  };
}

export const propertyStresses = ['rate', 'vacancy', 'price'] as const;
export type PropertyStress = (typeof propertyStresses)[number];

/** The deal at a loan rate 2 points higher, with twice the vacancy, sold for 20 % less. */
export function applyStress(deal: PropertyDeal, stress: PropertyStress): PropertyDeal {
  if (stress === 'rate')
    return {
      ...deal,
      loanRate: deal.loanRate + 0.02,
      refinanceRate: deal.refinanceRate + 0.02,
      secondLoanRate: deal.secondLoanRate + 0.02,
    };
  if (stress === 'vacancy')
    return { ...deal, vacancy: Math.min(1 - deal.creditLoss, deal.vacancy * 2) };
  if (deal.exitCapRate > 0) return { ...deal, exitCapRate: deal.exitCapRate / 0.8 };
  const value = deal.afterRepairValue > 0 ? deal.afterRepairValue : deal.price;
  return { ...deal, afterRepairValue: value * 0.8 };
}
