import {
  formatPercent,
  type Language,
  type Plan,
  plans,
  yearlyCents,
  yearlyDiscountPercent,
} from '@vela/contracts';
import { money } from '../../content/parts/figures.ts';

/** What a plan costs, as it is written in a language. */
export type PlanPrices = { monthly: string; yearly: string; yearlyPerMonth: string };

/** The prices of a plan; undefined where they are a matter of contract. */
export function pricesOf({ monthlyCents }: Plan, language: Language): PlanPrices | undefined {
  if (monthlyCents === undefined) return undefined;
  const yearly = yearlyCents(monthlyCents);
  return {
    monthly: money(monthlyCents, language),
    yearly: money(yearly, language),
    yearlyPerMonth: money(Math.round(yearly / 12), language),
  };
}

/** What paying by the year saves, of all plans that cost something: "17%". */
export function yearlySaving(language: Language): string {
  const percents = plans.map(({ monthlyCents }) => yearlyDiscountPercent(monthlyCents ?? 0));
  return formatPercent(Math.max(...percents), 0, language);
}
