import type { Computed } from '../computed.ts';
import { calculateGrid, solveInput } from '../valuation/sensitivity.ts';
import type { CompanyReport } from './company-report.ts';
import { calculateBankValue } from './bank-value.ts';
import { calculateCompanyValue } from './company-value.ts';

/** Points by which the discount rate and the long-run growth are moved; the middle is the base. */
const rateSteps = [-0.02, -0.01, 0, 0.01, 0.02];
const growthSteps = [-0.01, -0.005, 0, 0.005, 0.01];

/** The value of a share by discount rate (rows) and long-run growth (columns). */
export type ValueGrid = {
  readonly rates: readonly number[];
  readonly growths: readonly number[];
  readonly values: readonly (readonly Computed[])[];
};

/** How the value of a share hangs on its two main assumptions. */
export function createValueGrid({ values, kind, assumptions }: CompanyReport): ValueGrid {
  const rates = rateSteps.map((step) => assumptions.discountRate + step);
  const growths = growthSteps.map((step) => assumptions.longRunGrowth + step);
  return {
    rates,
    growths,
    values: calculateGrid(rates, growths, (discountRate, longRunGrowth) =>
      calculateCompanyValue(values.windows, kind, { ...assumptions, discountRate, longRunGrowth }),
    ),
  };
}

/** First-year growth, and return on equity, that is looked for. */
const searched = [-0.5, 1] as const;

/**
 * What a price assumes: the growth of the first year at which a share is worth it, of a bank the
 * return on its equity that its own begins at.
 */
export function findImpliedInput(report: CompanyReport, price: number): Computed {
  const { values, kind, assumptions, shareValue } = report;
  if (shareValue.value === null) return shareValue;
  const { windows } = values;
  if (kind === 'financial')
    return solveInput((own) => calculateBankValue(windows, assumptions, own), price, {
      range: searched,
      usual: Number(shareValue.meta['ownReturn']),
    });
  return solveInput(
    (growth) => calculateCompanyValue(windows, kind, { ...assumptions, growth }),
    price,
    { range: searched, usual: Number(shareValue.meta['growth']) },
  );
}
