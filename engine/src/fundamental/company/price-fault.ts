import type { YearFigures } from '../filings/company-figures.ts';

/**
 * The price is in another currency than the accounts; or a share listed abroad stands for a number
 * of ordinary ones that filings do not tell.
 */
export type PriceFault = 'other-currency' | 'foreign-shares';

const foreignForm = /^(?:20-F|40-F|6-K)/;

/** Why a price cannot be held against the accounts; null: it can. */
export function findPriceFault(
  { flows }: YearFigures,
  currency: string,
  priced: string,
): PriceFault | null {
  if (currency !== priced) return 'other-currency';
  const [reference] = (flows.revenue ?? flows.netIncome)?.references ?? [];
  return reference !== undefined && foreignForm.test(reference.form) ? 'foreign-shares' : null;
}
