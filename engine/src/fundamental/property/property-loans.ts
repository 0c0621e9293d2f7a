import type { PropertyDeal } from './property-deal.ts';

/** What the loans cost and what is owed, by month; index 0 is the first month. */
export type LoanMonths = {
  readonly interest: Float64Array;
  readonly principal: Float64Array;
  readonly insurance: Float64Array;
  /** Owed at the end of the month. */
  readonly balance: Float64Array;
};

/** Mortgage insurance ends at this part of the price. */
const insuredAbove = 0.8;

type Debt = {
  readonly principal: number;
  readonly months: number;
  readonly interestOnly: number;
  readonly rateAt: (month: number) => number;
};

/** Below this a rate is none: its powers have no digits left. */
const leastRate = 1e-12;

/** Payment that repays a balance in the months left at one rate a month. */
function payOff(balance: number, rate: number, left: number): number {
  if (left <= 1) return balance * (1 + rate);
  if (rate < leastRate) return balance / left;
  return (balance * rate) / -Math.expm1(-left * Math.log1p(rate));
}

function addDebt({ interest, principal, balance }: LoanMonths, debt: Debt): void {
  let owed = debt.principal;
  let [rate, payment] = [Number.NaN, 0];
  for (let month = 0; month < balance.length; month += 1) {
    const left = debt.months - month;
    if (owed > 0 && left > 0) {
      const due = debt.rateAt(month) / 12;
      const isChanged = due !== rate || month === debt.interestOnly;
      if (isChanged) payment = payOff(owed, due, left);
      rate = due;
      const cost = owed * due;
      const repaid =
        month < debt.interestOnly && left > 1
          ? 0
          : Math.min(owed, left === 1 ? owed : payment - cost);
      owed -= repaid;
      interest[month] = (interest[month] ?? 0) + cost;
      principal[month] = (principal[month] ?? 0) + repaid;
    }
    balance[month] = (balance[month] ?? 0) + Math.max(0, owed);
  }
}

/** What is borrowed first: the price less the own part and the second loan. */
export const getFirstLoan = ({ price, downPayment, secondLoan }: PropertyDeal): number =>
  Math.max(0, price * (1 - downPayment) - secondLoan);

/** Both loans month by month, with the rate after a refinancing. */
export function scheduleLoans(deal: PropertyDeal): LoanMonths {
  const months = deal.years * 12;
  const create = (): Float64Array => new Float64Array(months);
  const loans = { interest: create(), principal: create(), insurance: create(), balance: create() };
  const first = getFirstLoan(deal);
  const refinanced = deal.refinanceYear > 0 ? deal.refinanceYear * 12 : Number.POSITIVE_INFINITY;
  addDebt(loans, {
    principal: first,
    months: deal.loanYears * 12,
    interestOnly: deal.interestOnlyMonths,
    rateAt: (month) => (month >= refinanced ? deal.refinanceRate : deal.loanRate),
  });
  for (let month = 0; month < months; month += 1) {
    const before = month === 0 ? first : (loans.balance[month - 1] ?? 0);
    if (before > insuredAbove * deal.price)
      loans.insurance[month] = (first * deal.mortgageInsurance) / 12;
  }
  if (deal.secondLoan > 0)
    addDebt(loans, {
      principal: deal.secondLoan,
      months: deal.secondLoanYears * 12,
      interestOnly: 0,
      rateAt: () => deal.secondLoanRate,
    });
  return loans;
}
