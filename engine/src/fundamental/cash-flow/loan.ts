import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';

/** A loan repaid in equal payments at the end of each period. */
export type Loan = {
  readonly principal: number;
  /** Interest of one period: 0.005 is 6 % a year paid monthly. */
  readonly ratePerPeriod: number;
  readonly periods: number;
};

function checkLoan({ principal, ratePerPeriod, periods }: Loan): Computed | undefined {
  if (!areKnown(principal, ratePerPeriod, periods)) return refuseValue('input-missing');
  const isPossible = Number.isInteger(periods) && periods > 0 && ratePerPeriod > -1;
  return isPossible && principal >= 0 ? undefined : refuseValue('out-of-range');
}

/** Payment of each period. */
export function calculatePayment(loan: Loan): Computed {
  const { principal, ratePerPeriod: rate, periods } = loan;
  const refused = checkLoan(loan);
  if (refused !== undefined) return refused;
  if (rate === 0) return toComputed(principal / periods);
  return toComputed((principal * rate) / -Math.expm1(-periods * Math.log1p(rate)));
}

/** What is owed after so many payments; 0 from the last on. */
export function calculateBalance(loan: Loan, paid: number): Computed {
  const payment = calculatePayment(loan);
  if (payment.value === null) return payment;
  const { ratePerPeriod: rate, periods } = loan;
  const left = periods - paid;
  if (left <= 0) return toComputed(0);
  if (rate === 0) return toComputed(payment.value * left);
  // As the worth of the payments to come: grown principal less grown payments loses its digits.
  return toComputed((payment.value * -Math.expm1(-left * Math.log1p(rate))) / rate);
}

/** Principal repaid from payment `first` to payment `last`, both included and counted from 1. */
export function calculateRepaidPrincipal(loan: Loan, first: number, last: number): Computed {
  const [before, after] = [calculateBalance(loan, first - 1), calculateBalance(loan, last)];
  if (before.value === null) return before;
  if (after.value === null) return after;
  return toComputed(before.value - after.value);
}
