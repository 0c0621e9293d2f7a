import { areKnown, divideByPositive, refuseValue, toComputed, type Computed } from '../computed.ts';

/** Net operating income: income - costs of running the property, before loans and tax. */
export function calculateNetOperatingIncome(income: number, costs: readonly number[]): Computed {
  if (!areKnown(income, ...costs)) return refuseValue('input-missing');
  return toComputed(income - costs.reduce((sum, cost) => sum + cost, 0));
}

/** Net operating income of a year / price. */
export function calculateCapRate(netOperatingIncome: number, price: number): Computed {
  return divideByPositive(netOperatingIncome, price);
}

/** Cash flow of a year after loans / cash put in. */
export function calculateCashOnCash(cashFlow: number, invested: number): Computed {
  return divideByPositive(cashFlow, invested);
}

/** Cap rate a buyer needs: the loan's share at its constant and the own share at its return. */
export function calculateBandOfInvestment(
  loanShare: number,
  loanConstant: number,
  cashOnCash: number,
): Computed {
  if (!areKnown(loanShare, loanConstant, cashOnCash)) return refuseValue('input-missing');
  if (loanShare < 0 || loanShare > 1) return refuseValue('out-of-range');
  const first = loanShare * loanConstant;
  return toComputed(first + (1 - loanShare) * cashOnCash, { loanPart: first });
}
