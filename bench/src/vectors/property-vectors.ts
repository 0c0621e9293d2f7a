import {
  calculateBalance,
  calculateBandOfInvestment,
  calculateCapRate,
  calculateCashOnCash,
  calculateInternalRate,
  calculateNetOperatingIncome,
  calculatePayment,
  calculateSaleProceeds,
  compareRentAndBuy,
} from '@vela/engine';
import type { InputReader, Outputs } from './vector.ts';

const monthsPerYear = 12;

/** Annual figures in twelve payments at the start of each month, the sale after the last. */
function spreadInAdvance(outlay: number, years: readonly number[], sale: number): number[] {
  const months = years.flatMap((year) =>
    Array.from({ length: monthsPerYear }, () => year / monthsPerYear),
  );
  const [first = 0, ...rest] = months;
  return [first - outlay, ...rest, sale];
}

const toAnnual = (monthly: number | null): number | null =>
  monthly === null ? null : (1 + monthly) ** monthsPerYear - 1;

const toRate = (flows: readonly number[]): number | null => calculateInternalRate(flows).value;

function runReturns(inputs: InputReader): Outputs {
  if (inputs.has('levered')) {
    return {
      irr_before_tax: toRate(inputs.numbers('levered')),
      irr_before_debt: toRate(inputs.numbers('unlevered')),
    };
  }
  const read = (side: string, outlay: string): number | null =>
    toAnnual(
      toRate(
        spreadInAdvance(
          inputs.number(`${side}_${outlay}`),
          inputs.numbers(`${side}_flows`),
          inputs.number(`${side}_sale`),
        ),
      ),
    );
  return { irr_before_tax: read('levered', 'equity'), irr_before_debt: read('unlevered', 'price') };
}

function runMortgage(inputs: InputReader): Outputs {
  const loan = {
    principal: inputs.number('loan', 'principal'),
    ratePerPeriod: inputs.number('rate') / monthsPerYear,
    periods: inputs.number('months', 'term_months'),
  };
  const payment = calculatePayment(loan).value;
  const balance = calculateBalance(loan, inputs.optional('paid') ?? 0).value;
  const growth = (1 + (inputs.optional('appreciation') ?? 0)) ** (inputs.optional('years') ?? 0);
  return {
    payment,
    balance,
    balance_10y: balance,
    principal_paid: balance === null ? null : loan.principal - balance,
    annual_debt_service: payment === null ? null : payment * monthsPerYear,
    home_value: (inputs.optional('home') ?? Number.NaN) * growth,
  };
}

function runCashOnCash(inputs: InputReader): Outputs {
  const monthly = inputs.has('monthly_income')
    ? inputs.number('monthly_income') - inputs.number('monthly_expenses')
    : undefined;
  const annual =
    monthly === undefined
      ? inputs.number('noi') - inputs.number('annual_debt_service')
      : monthly * monthsPerYear;
  const invested =
    inputs.optional('invested') ??
    inputs.number('down_payment') + (inputs.optional('closing') ?? 0);
  const { value } = calculateCashOnCash(annual, invested);
  return {
    monthly_cash_flow: monthly,
    annual,
    cash_flow: annual,
    coc: value,
    coc_pct: value === null ? null : value * 100,
  };
}

/** Costs of the purchase make the loan a smaller part of what is spent. */
function runMortgageEquity(inputs: InputReader): Outputs {
  const loanToValue = inputs.number('ltv');
  const share = inputs.number('buyer_share');
  const transfer = inputs.number('transfer') * share;
  const costs =
    transfer +
    (inputs.number('recordation_per_1000') / 1000) * share +
    inputs.number('finance') * loanToValue;
  const periods = inputs.number('amort') * monthsPerYear;
  const loan = { principal: 1, ratePerPeriod: inputs.number('rate') / monthsPerYear, periods };
  const constant = (calculatePayment(loan).value ?? Number.NaN) * monthsPerYear;
  const loanShare = loanToValue / (1 + costs);
  const { value, meta } = calculateBandOfInvestment(
    loanShare,
    constant,
    inputs.number('cash_on_cash'),
  );
  return { first_mort: meta['loanPart'], cap_rate: value };
}

function runRentOrBuy(inputs: InputReader): Outputs {
  const { value, meta } = compareRentAndBuy({
    price: inputs.number('home'),
    downPayment: inputs.number('down'),
    loanRate: inputs.number('rate'),
    loanMonths: inputs.number('term_months'),
    appreciation: inputs.number('appreciation'),
    ownerCosts: inputs.number('other_owner_costs_y1'),
    costGrowth: inputs.number('cost_growth'),
    rentPerMonth: inputs.number('rent_month'),
    rentGrowth: inputs.number('rent_growth'),
    tenantCosts: inputs.number('renters_insurance_year'),
    investmentReturn: inputs.number('invest_return'),
    sellingCost: inputs.number('selling_cost'),
    years: inputs.optional('years') ?? 10,
    investsDifference: false,
  });
  return {
    advantage: value,
    rent_cost: meta['rentCost'],
    buy_cost: meta['buyCost'],
    home_equity: meta['homeEquity'],
    investment: meta['investment'],
    buy_net_worth: meta['buyNetWorth'],
  };
}

function runSale(inputs: InputReader): Outputs {
  const loanBalance = Number(
    calculateBalance(
      {
        principal: inputs.number('loan'),
        ratePerPeriod: inputs.number('loan_rate') / monthsPerYear,
        periods: inputs.number('loan_months'),
      },
      inputs.number('paid'),
    ).value,
  );
  const { value, meta } = calculateSaleProceeds({
    price: inputs.number('sale_price'),
    sellingCost: inputs.number('selling_cost'),
    loanBalance,
    cost: inputs.number('cost'),
    depreciable: inputs.number('depreciable'),
    lifeYears: inputs.number('life'),
    years: inputs.number('years'),
    gainTax: inputs.number('tax'),
  });
  return {
    after_tax_proceeds: value,
    before_tax_proceeds: meta['beforeTax'],
    costs_of_sale: meta['sellingCosts'],
    loan_balance: loanBalance,
  };
}

function runIncome(name: string, inputs: InputReader): Outputs {
  if (inputs.has('args')) {
    const [income = Number.NaN, ...costs] = inputs.numbers('args');
    const noi = calculateNetOperatingIncome(income, costs).value;
    return { noi, value: noi };
  }
  const noi = inputs.number('noi');
  const value = calculateCapRate(noi, inputs.number('price', 'value')).value;
  return /cap/.test(name) ? { cap_rate: value, value } : { noi };
}

/** Loans, income, returns and sales of a property. */
export function runPropertyVector(name: string, inputs: InputReader): Outputs {
  if (/irr/.test(name)) return runReturns(inputs);
  if (/equity_cap_rate/.test(name)) return runMortgageEquity(inputs);
  if (/mortgage/.test(name)) return runMortgage(inputs);
  if (/cash_on_cash/.test(name)) return runCashOnCash(inputs);
  if (/rent_vs_buy/.test(name)) return runRentOrBuy(inputs);
  if (/sale/.test(name)) return runSale(inputs);
  return runIncome(name, inputs);
}
