import { refuseValue, toComputed, type Computed } from '../computed.ts';
import type { YearFigures } from '../filings/company-figures.ts';
import { calculateShareValue } from '../valuation/equity-bridge.ts';
import { calculateExcessReturnValue } from '../valuation/excess-return.ts';

type Windows = readonly (YearFigures | undefined)[];

/** What is left after a year of a return above its cost: what the returns of companies show. */
export const returnPersistence = 0.79;
/** A mean of fewer years is none of a cycle. */
const leastYears = 3;

/**
 * Mean return of the last five windows, the newest first, each on the mean equity of its two ends,
 * or of the one that is in the filings.
 */
export function calculateOwnReturn(windows: Windows): Computed {
  const returns = windows.slice(0, -1).flatMap((figures, year) => {
    const income = figures?.flows.netIncome?.value;
    const ends = [figures, windows[year + 1]].flatMap((one) => one?.balances.equity?.value ?? []);
    const equity = ends.reduce((total, value) => total + value, 0) / ends.length;
    return income === undefined || !(equity > 0) ? [] : [income / equity];
  });
  if (returns.length < leastYears) return refuseValue('input-missing');
  const sum = returns.reduce((total, value) => total + value, 0);
  return toComputed(sum / returns.length, { years: returns.length });
}

type BankAssumptions = {
  /** The cost of its equity. */
  readonly discountRate: number;
  readonly longRunGrowth: number;
  readonly years: number;
};

/**
 * Value of a share of a bank or insurer: its equity, and what it earns on it above the wanted
 * return. That excess begins at the mean of its own years and fades; the equity grows at the
 * long-run growth, and what it need not keep for that is paid out.
 */
export function calculateBankValue(
  windows: Windows,
  { discountRate, longRunGrowth, years }: BankAssumptions,
  own: number | null = calculateOwnReturn(windows).value,
): Computed {
  const [newest] = windows;
  const equity = newest?.balances.equity?.value;
  const shares = newest?.dilutedShares?.value;
  if (equity === undefined || shares === undefined || own === null)
    return refuseValue('input-missing');
  if (equity <= 0) return refuseValue('not-meaningful', { why: 'capital-not-positive' });
  const planned = Array.from({ length: years }, (_, year) => year);
  const toExcess = (year: number): number => (own - discountRate) * returnPersistence ** year;
  const toOpening = (year: number): number => equity * (1 + longRunGrowth) ** year;
  const returns = planned.map((year) => discountRate + toExcess(year));
  const total = calculateExcessReturnValue({
    bookValue: equity,
    openings: planned.map((year) => toOpening(year)),
    returnsOnEquity: returns,
    costOfEquity: discountRate,
    payouts: returns.map((earned) => (earned === 0 ? 0 : 1 - longRunGrowth / earned)),
    terminalExcess: toOpening(years) * toExcess(years),
    growth: returnPersistence * (1 + longRunGrowth) - 1,
  });
  if (total.value === null) return total;
  const share = calculateShareValue(total.value, shares);
  if (share.value === null) return share;
  const terminalShare = Number(total.meta['presentTerminal']) / total.value;
  return toComputed(share.value, { ...total.meta, terminalShare, ownReturn: own });
}
