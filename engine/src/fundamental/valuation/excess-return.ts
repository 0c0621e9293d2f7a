import { areKnown, refuseValue, toComputed, type Computed } from '../computed.ts';
import { discountFlows } from './discounted-cash-flow.ts';
import { calculatePerpetuity } from './terminal-value.ts';

export type ExcessReturnModel = {
  /** Book value of the shares today. */
  readonly bookValue: number;
  /** Book value at the beginning of each year. */
  readonly openings: readonly number[];
  /** Return of each year on the equity it begins with. */
  readonly returnsOnEquity: readonly number[];
  readonly costOfEquity: number;
  /** Part of the earnings paid out each year. */
  readonly payouts: readonly number[];
  /** Earnings above the cost of equity in the first year after the last. */
  readonly terminalExcess: number;
  readonly growth: number;
};

/**
 * Value of a bank or insurer: book value + present value of what it earns above its cost of equity.
 * Free cash flow means nothing for one (Damodaran, Investment Valuation, chapter 21).
 */
export function calculateExcessReturnValue(model: ExcessReturnModel): Computed {
  const { bookValue, openings, returnsOnEquity, costOfEquity, payouts } = model;
  if (!areKnown(bookValue, costOfEquity, ...openings, ...returnsOnEquity, ...payouts))
    return refuseValue('input-missing');
  const isWhole = [payouts, returnsOnEquity].every(({ length }) => length === openings.length);
  if (openings.length === 0 || !isWhole) return refuseValue('input-missing');
  const earnings = openings.map((opening, year) => opening * (returnsOnEquity[year] ?? 0));
  const costs = openings.map((opening) => opening * costOfEquity);
  const closings = openings.map(
    (opening, year) => opening + (earnings[year] ?? 0) * (1 - (payouts[year] ?? 0)),
  );
  const flows = earnings.map((earned, year) => earned - (costs[year] ?? 0));
  const presentExcess = discountFlows({ flows, rate: costOfEquity }).reduce(
    (sum, flow) => sum + flow,
    0,
  );
  const terminal = calculatePerpetuity(model.terminalExcess, costOfEquity, model.growth);
  if (terminal.value === null) return terminal;
  const presentTerminal = terminal.value / (1 + costOfEquity) ** openings.length;
  return toComputed(bookValue + presentExcess + presentTerminal, {
    earnings,
    costs,
    closings,
    presentExcess,
    terminalValue: terminal.value,
    presentTerminal,
  });
}
