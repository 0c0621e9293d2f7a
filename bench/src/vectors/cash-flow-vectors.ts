import {
  calculateBalance,
  calculateDatedPresentValue,
  calculateDatedRate,
  calculateInternalRate,
  calculateModifiedRate,
  calculateNetPresentValue,
  calculatePayment,
  calculateRepaidPrincipal,
  calculateSpreadsheetNetPresentValue,
  type DatedFlow,
} from '@vela/engine';
import type { InputReader, Outputs } from './vector.ts';

function readDatedFlows(inputs: InputReader): DatedFlow[] {
  const amounts = inputs.numbers('cash_flows', 'amounts', 'values');
  return inputs
    .texts('dates')
    .map((date, index) => ({ amount: amounts[index] ?? Number.NaN, at: Date.parse(date) }));
}

/** Rates of return and present values, of equal and of dated flows. */
export function runRateVector(name: string, inputs: InputReader): Outputs {
  if (/xnpv/.test(name)) {
    return {
      xnpv: calculateDatedPresentValue(inputs.number('rate'), readDatedFlows(inputs)).value,
    };
  }
  if (/xirr/.test(name)) return { xirr: calculateDatedRate(readDatedFlows(inputs)).value };
  const flows = inputs.numbers('cash_flows', 'flows', 'values');
  if (/mirr/.test(name)) {
    const [finance, reinvest] = [inputs.number('finance_rate'), inputs.number('reinvest_rate')];
    return { mirr: calculateModifiedRate(flows, finance, reinvest).value };
  }
  if (/npv/.test(name)) {
    const calculate = /excel/.test(name)
      ? calculateSpreadsheetNetPresentValue
      : calculateNetPresentValue;
    return { npv: calculate(inputs.number('rate'), flows).value };
  }
  const { value, meta } = calculateInternalRate(flows);
  return { irr: value, roots: meta['roots'], multiple_roots: meta['multipleRoots'] };
}

/** Payments, balances and repaid principal of loans. */
export function runLoanVector(name: string, inputs: InputReader): Outputs {
  const loan = {
    principal: inputs.number('principal', 'loan'),
    ratePerPeriod: inputs.number('rate_per_period', 'rate'),
    periods: inputs.number('n', 'periods', 'months'),
  };
  const [first, last] = [inputs.optional('start', 'first'), inputs.optional('end', 'last')];
  const payment = calculatePayment(loan).value;
  if (first === undefined || last === undefined) {
    const paid = inputs.optional('paid', 'k', 'period');
    const balance = paid === undefined ? undefined : calculateBalance(loan, paid).value;
    return { payment, balance, value: /balance/.test(name) ? balance : payment };
  }
  const principal = calculateRepaidPrincipal(loan, first, last).value;
  const interest = (payment ?? Number.NaN) * (last - first + 1) - (principal ?? Number.NaN);
  return { principal, interest };
}
