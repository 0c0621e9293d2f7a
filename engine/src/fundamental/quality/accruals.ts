import { divideByPositive, refuseValue, toComputed, type Computed } from '../computed.ts';

/** Profit that is not cash above a tenth of the assets is flagged. */
const flagAbove = 0.1;

/** Sloan's accruals: (net income - operating cash flow) / average assets (R. Sloan, 1996). */
export function calculateAccruals(
  netIncome: number,
  operatingCashFlow: number,
  averageAssets: number,
): Computed {
  const { value, reason } = divideByPositive(netIncome - operatingCashFlow, averageAssets);
  return value === null
    ? refuseValue(reason)
    : toComputed(value, { flag: Math.abs(value) > flagAbove });
}
