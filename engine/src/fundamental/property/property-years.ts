import type { PropertyDeal } from './property-deal.ts';
import {
  calculateLettingYear,
  calculatePropertyValue,
  type LettingYear,
} from './property-income.ts';
import { getFirstLoan, scheduleLoans, type LoanMonths } from './property-loans.ts';
import { calculatePropertyTaxes } from './property-tax.ts';

/** A year of the deal. Amounts of the year; balance, value and equity at its end. */
export type PropertyYear = LettingYear & {
  readonly year: number;
  readonly interest: number;
  readonly principal: number;
  /** Interest, principal and mortgage insurance. */
  readonly debtService: number;
  readonly tax: number;
  /** Operating income less reserve, debt service and tax. */
  readonly cashFlow: number;
  readonly balance: number;
  readonly value: number;
  readonly equity: number;
};

/** The deal year by year, and its sale. */
export type PropertyCourse = {
  readonly years: readonly PropertyYear[];
  readonly loans: LoanMonths;
  /** Own money put in at the start. */
  readonly invested: number;
  /** What it costs at the start without any loan. */
  readonly outlay: number;
  readonly sale: {
    readonly price: number;
    readonly costs: number;
    readonly balance: number;
    readonly tax: number;
    /** Money left, with the reserve put aside at the start. */
    readonly proceeds: number;
  };
};

function sumYear(months: Float64Array, year: number): number {
  let sum = 0;
  for (let month = 12 * (year - 1); month < 12 * year; month += 1) sum += months[month] ?? 0;
  return sum;
}

function createYear(deal: PropertyDeal, loans: LoanMonths, year: number): PropertyYear {
  const letting = calculateLettingYear(deal, year);
  const [interest, principal] = [sumYear(loans.interest, year), sumYear(loans.principal, year)];
  const debtService = interest + principal + sumYear(loans.insurance, year);
  const balance = loans.balance[12 * year - 1] ?? 0;
  const value = calculatePropertyValue(deal, year);
  return {
    ...letting,
    year,
    interest,
    principal,
    debtService,
    tax: 0,
    cashFlow: letting.netOperatingIncome - letting.reserve - debtService,
    balance,
    value,
    equity: value - balance,
  };
}

/** Follows a deal from the purchase to the sale: loans by month, all else by year. */
export function followProperty(deal: PropertyDeal): PropertyCourse {
  const loans = scheduleLoans(deal);
  const untaxed = Array.from({ length: deal.years }, (_, index) =>
    createYear(deal, loans, index + 1),
  );
  const { value: price = 0, balance = 0 } = untaxed.at(-1) ?? {};
  const taxes = calculatePropertyTaxes(deal, untaxed, { price, balance });
  const years = untaxed.map((year, index) => {
    const tax = taxes.years[index] ?? 0;
    return { ...year, tax, cashFlow: year.cashFlow - tax };
  });
  const costs = price * deal.sellingCost;
  const loan = getFirstLoan(deal);
  const outlay = deal.price * (1 + deal.closingCost) + deal.rehab + deal.cashReserve;
  return {
    years,
    loans,
    outlay,
    invested: outlay - loan - deal.secondLoan + loan * deal.points,
    sale: {
      price,
      costs,
      balance,
      tax: taxes.sale,
      proceeds: price - costs - balance - taxes.sale + deal.cashReserve,
    },
  };
}
