import {
  formatPercent,
  type Language,
  type Plan,
  plans,
  calculateYearlyCents,
  calculateYearlyDiscountPercent,
} from '@vela/contracts';
import { money } from '../../content/parts/figures.ts';

/** Formatted prices of a plan; undefined for contract pricing. */
export function formatPlanPrices({ monthlyCents }: Plan, language: Language) {
  if (monthlyCents === undefined) return undefined;
  const yearly = calculateYearlyCents(monthlyCents);
  return {
    monthly: money(monthlyCents, language),
    yearly: money(yearly, language),
    yearlyPerMonth: money(Math.round(yearly / 12), language),
  };
}

/** Largest saving of yearly billing over the priced plans: "17%". */
export function formatYearlySaving(language: Language): string {
  const percents = plans.map(({ monthlyCents }) =>
    calculateYearlyDiscountPercent(monthlyCents ?? 0),
  );
  return formatPercent(Math.max(...percents), 0, language);
}
