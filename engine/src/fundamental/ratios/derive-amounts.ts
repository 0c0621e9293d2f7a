import type { RatioAmounts, RatioInput } from './ratio-inputs.ts';

type Rule = readonly [name: RatioInput, derive: (amounts: RatioAmounts) => number | undefined];

const combine = (
  one: number | undefined,
  other: number | undefined,
  join: (one: number, other: number) => number,
): number | undefined => (one === undefined || other === undefined ? undefined : join(one, other));
const plus = (one: number, other: number): number => one + other;
const minus = (one: number, other: number): number => one - other;

/** What follows from other amounts, in order; an amount that is given is never replaced. */
const rules: readonly Rule[] = [
  ['days', () => 365],
  ['grossProfit', (a) => combine(a.revenue, a.costOfRevenue, minus)],
  ['ebit', (a) => combine(combine(a.netIncome, a.tax, plus), a.interest, plus)],
  ['ebitda', (a) => combine(a.ebit, a.depreciation, plus)],
  ['freeCashFlow', (a) => combine(a.operatingCashFlow, a.capex, minus)],
  ['netDebt', (a) => combine(a.debt, combine(a.cash, a.shortTermInvestments ?? 0, plus), minus)],
  ['workingCapital', (a) => combine(a.currentAssets, a.currentLiabilities, minus)],
  ['longTermLiabilities', (a) => combine(a.liabilities, a.currentLiabilities, minus)],
  ['marketCap', (a) => combine(a.price, a.shares, (price, shares) => price * shares)],
  [
    'enterpriseValue',
    (a) =>
      combine(
        combine(a.marketCap, a.netDebt, plus),
        (a.minorities ?? 0) + (a.preferredEquity ?? 0),
        plus,
      ),
  ],
];

/** The amounts with those that follow from them. */
export function deriveAmounts(given: RatioAmounts): RatioAmounts {
  const amounts: Partial<Record<RatioInput, number>> = { ...given };
  for (const [name, derive] of rules) {
    const value = amounts[name] ?? derive(amounts);
    if (value !== undefined) amounts[name] = value;
  }
  return amounts;
}
