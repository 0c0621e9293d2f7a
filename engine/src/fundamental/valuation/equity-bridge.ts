import { areKnown, divideByPositive, refuseValue, toComputed, type Computed } from '../computed.ts';

/** What stands between the value of a business and that of its shares; absent parts are zero. */
export type EquityBridge = {
  readonly enterpriseValue: number;
  readonly debt: number;
  readonly cash: number;
  readonly leases?: number;
  readonly preferred?: number;
  readonly minorities?: number;
  /** Pension deficit after tax. */
  readonly pension?: number;
  readonly investments?: number;
  readonly options?: number;
};

/** Value of the shares: enterprise value - debts and claims of others + cash and investments. */
export function calculateEquityValue(bridge: EquityBridge): Computed {
  const { leases = 0, preferred = 0, minorities = 0, pension = 0, options = 0 } = bridge;
  const { enterpriseValue, debt, cash, investments = 0 } = bridge;
  const claims = debt + leases + preferred + minorities + pension + options;
  if (!areKnown(enterpriseValue, claims, cash, investments)) return refuseValue('input-missing');
  return toComputed(enterpriseValue - claims + cash + investments);
}

/** Value of one share. */
export function calculateShareValue(equityValue: number, shares: number): Computed {
  return divideByPositive(equityValue, shares);
}

/** Margin of safety: 1 - price / value; none where the value is not positive. */
export function calculateSafetyMargin(price: number, value: number): Computed {
  const { value: ratio, reason } = divideByPositive(price, value);
  return ratio === null ? refuseValue(reason) : toComputed(1 - ratio);
}
