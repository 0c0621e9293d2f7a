import { calculateModifiedRate, calculateTimedRate } from '../cash-flow/internal-rate.ts';
import { calculatePresentValue, type TimedFlow } from '../cash-flow/present-value.ts';
import { toComputed, type Computed } from '../computed.ts';
import type { PropertyDeal, PropertyTiming } from './property-deal.ts';
import type { PropertyCourse, PropertyYear } from './property-years.ts';

/** What the own money, or the whole outlay without loans, earns. */
export type PropertyReturns = {
  /** Internal rate of return of the own money a year. */
  readonly leveraged: Computed;
  /** The same as if there were no loan. */
  readonly unleveraged: Computed;
  /** After inflation. */
  readonly real: Computed;
  /** Flows financed and reinvested at the discount rate, by year. */
  readonly modified: Computed;
  /** Present value of the own flows at the discount rate. */
  readonly presentValue: Computed;
};

type Flows = { readonly start: number; readonly years: readonly number[]; readonly end: number };

/** Flows by month, or by year; those of the loan end with the loan. */
function toTimed({ start, years, end }: Flows, timing: PropertyTiming): TimedFlow[] {
  if (timing === 'year-end') {
    const amounts = [-start, ...years];
    amounts[years.length] = (amounts[years.length] ?? 0) + end;
    return amounts.map((amount, time) => ({ amount, time }));
  }
  const amounts = Array.from({ length: 12 * years.length + 1 }, () => 0);
  amounts[0] = -start;
  const delay = timing === 'month-start' ? 0 : 1;
  for (const [year, amount] of years.entries())
    for (let month = 0; month < 12; month += 1) {
      const place = 12 * year + month + delay;
      amounts[place] = (amounts[place] ?? 0) + amount / 12;
    }
  amounts[12 * years.length] = (amounts[12 * years.length] ?? 0) + end;
  return amounts.map((amount, time) => ({ amount, time }));
}

/** A rate of a period as a rate of a year. */
function toYearly(rate: Computed, timing: PropertyTiming): Computed {
  if (rate.value === null || timing === 'year-end') return rate;
  return toComputed(Math.expm1(12 * Math.log1p(rate.value)), rate.meta);
}

const withoutLoan = ({ netOperatingIncome, reserve, tax }: PropertyYear): number =>
  netOperatingIncome - reserve - tax;

/** Returns of a deal; taxes are those of the deal with its loans. */
export function calculatePropertyReturns(
  deal: PropertyDeal,
  course: PropertyCourse,
  timing: PropertyTiming,
): PropertyReturns {
  const { years, invested, outlay, sale } = course;
  const own: Flows = {
    start: invested,
    years: years.map(({ cashFlow }) => cashFlow),
    end: sale.proceeds,
  };
  const whole: Flows = {
    start: outlay,
    years: years.map((year) => withoutLoan(year)),
    end: sale.proceeds + sale.balance,
  };
  const flows = toTimed(own, timing);
  const leveraged = toYearly(calculateTimedRate(flows), timing);
  const periods = timing === 'year-end' ? 1 : 12;
  const { discountRate, inflation } = deal;
  const perPeriod = Math.expm1(Math.log1p(discountRate) / periods);
  return {
    leveraged,
    unleveraged: toYearly(calculateTimedRate(toTimed(whole, timing)), timing),
    real:
      leveraged.value === null
        ? leveraged
        : toComputed((1 + leveraged.value) / (1 + inflation) - 1),
    modified: calculateModifiedRate(
      toTimed(own, 'year-end').map(({ amount }) => amount),
      discountRate,
      discountRate,
    ),
    presentValue: calculatePresentValue(flows, perPeriod),
  };
}
