import { calculateBalance, calculatePayment } from '../cash-flow/loan.ts';
import { refuseValue, toComputed, type Computed } from '../computed.ts';

export type RentOrBuy = {
  readonly price: number;
  readonly downPayment: number;
  /** What buying costs beside the price; the tenant has it to invest. Absent: nothing. */
  readonly closingCosts?: number;
  /** Interest of the loan a year. */
  readonly loanRate: number;
  readonly loanMonths: number;
  readonly appreciation: number;
  readonly ownerCosts: number;
  readonly costGrowth: number;
  readonly rentPerMonth: number;
  readonly rentGrowth: number;
  /** What a tenant pays beside the rent in a year; it does not grow. */
  readonly tenantCosts: number;
  readonly investmentReturn: number;
  readonly sellingCost: number;
  readonly years: number;
  /** The cheaper side invests what it spends less: both spend the same, the only fair comparison. */
  readonly investsDifference: boolean;
};

type Year = {
  readonly rentCost: number;
  readonly buyCost: number;
  readonly homeValue: number;
  readonly homeEquity: number;
};

function listYears(inputs: RentOrBuy, payment: number): Year[] {
  const loan = {
    principal: inputs.price - inputs.downPayment,
    ratePerPeriod: inputs.loanRate / 12,
    periods: inputs.loanMonths,
  };
  return Array.from({ length: inputs.years }, (_, index) => {
    const owed = calculateBalance(loan, 12 * (index + 1)).value ?? 0;
    const homeValue = inputs.price * (1 + inputs.appreciation) ** (index + 1);
    const paidMonths = Math.max(0, Math.min(12, inputs.loanMonths - 12 * index));
    return {
      rentCost: 12 * inputs.rentPerMonth * (1 + inputs.rentGrowth) ** index + inputs.tenantCosts,
      buyCost: paidMonths * payment + inputs.ownerCosts * (1 + inputs.costGrowth) ** index,
      homeValue,
      homeEquity: homeValue - owed,
    };
  });
}

/** What the tenant and the owner have invested at the end of each year. */
function listInvestments(years: readonly Year[], inputs: RentOrBuy): (readonly [number, number])[] {
  let [tenant, owner] = [inputs.downPayment + (inputs.closingCosts ?? 0), 0];
  return years.map(({ rentCost, buyCost }) => {
    const more = inputs.investsDifference ? buyCost - rentCost : 0;
    tenant = tenant * (1 + inputs.investmentReturn) + Math.max(0, more);
    owner = owner * (1 + inputs.investmentReturn) + Math.max(0, -more);
    return [tenant, owner] as const;
  });
}

/** First year from which the owner has as much as the tenant and stays ahead, counted from 1. */
function findBreakEven(advantages: readonly number[]): number | null {
  const lastBehind = advantages.findLastIndex((advantage) => advantage < 0);
  return lastBehind === advantages.length - 1 ? null : lastBehind + 2;
}

/** How much more the owner has at the end, after selling, than the tenant; years are in `meta`. */
export function compareRentAndBuy(inputs: RentOrBuy): Computed {
  const { price, downPayment, loanRate, loanMonths, sellingCost } = inputs;
  const payment = calculatePayment({
    principal: price - downPayment,
    ratePerPeriod: loanRate / 12,
    periods: loanMonths,
  });
  if (payment.value === null) return payment;
  const years = listYears(inputs, payment.value);
  const investments = listInvestments(years, inputs);
  const worth = years.map(
    ({ homeValue, homeEquity }, year) =>
      homeEquity - homeValue * sellingCost + (investments[year]?.[1] ?? 0),
  );
  const advantages = worth.map((owned, year) => owned - (investments[year]?.[0] ?? 0));
  const advantage = advantages.at(-1);
  if (advantage === undefined) return refuseValue('out-of-range');
  return toComputed(advantage, {
    rentCost: years.map(({ rentCost }) => rentCost),
    buyCost: years.map(({ buyCost }) => buyCost),
    homeEquity: years.map(({ homeEquity }) => homeEquity),
    investment: investments.map(([tenant]) => tenant),
    advantages,
    buyNetWorth: worth.at(-1) ?? null,
    breakEvenYear: findBreakEven(advantages),
  });
}
