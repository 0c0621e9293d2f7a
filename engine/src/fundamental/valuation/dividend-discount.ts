import { refuseValue, toComputed, type Computed } from '../computed.ts';
import { discountFlows } from './discounted-cash-flow.ts';
import { growFlows } from './growth-path.ts';
import { calculatePerpetuity } from './terminal-value.ts';

/** Value of a dividend that grows for ever: the next dividend / (cost of equity - growth). */
export function calculateDividendValue(
  dividend: number,
  costOfEquity: number,
  growth: number,
): Computed {
  return calculatePerpetuity(dividend * (1 + growth), costOfEquity, growth);
}

export type TwoStageDividends = {
  readonly earnings: number;
  readonly growthHigh: number;
  readonly years: number;
  readonly payoutHigh: number;
  readonly costHigh: number;
  readonly growthStable: number;
  readonly payoutStable: number;
  readonly costStable: number;
};

/**
 * Dividends of two stages with a payout and a cost of equity each; the price at the end of the
 * first is discounted at the cost of the first (Damodaran, Investment Valuation, chapter 13).
 */
export function calculateTwoStageDividendValue(inputs: TwoStageDividends): Computed {
  const { earnings, growthHigh, years, payoutHigh, costHigh } = inputs;
  const path = growFlows(
    earnings,
    Array.from({ length: years }, () => growthHigh),
  );
  const last = path.at(-1) ?? earnings;
  const price = calculatePerpetuity(
    last * (1 + inputs.growthStable) * inputs.payoutStable,
    inputs.costStable,
    inputs.growthStable,
  );
  if (price.value === null) return price;
  const flows = path.map((earned) => earned * payoutHigh);
  const dividends = discountFlows({ flows, rate: costHigh }).reduce((sum, flow) => sum + flow, 0);
  if (costHigh <= -1) return refuseValue('out-of-range');
  return toComputed(dividends + price.value / (1 + costHigh) ** years, {
    presentDividends: dividends,
    terminalPrice: price.value,
  });
}
