import type { CompanyReport } from '../company/company-report.ts';
import { toOwnersFlow } from '../pillars/pillar-inputs.ts';
import { checkDividend, dividendCheckIds } from './dividend-checks.ts';
import {
  checkFuture,
  checkPast,
  checkValue,
  futureCheckIds,
  pastCheckIds,
  valueCheckIds,
} from './earnings-checks.ts';
import type { FurtherCheck } from './further-check.ts';
import { bankCheckIds, checkBank } from './bank-checks.ts';
import { checkHealth, healthCheckIds, runwayCheckIds } from './health-checks.ts';

/** All checks; a company has thirty of them by its kind. */
export const furtherCheckIds = [
  ...valueCheckIds,
  ...futureCheckIds,
  ...pastCheckIds,
  ...healthCheckIds,
  ...runwayCheckIds,
  ...bankCheckIds,
  ...dividendCheckIds,
] as const;
export type FurtherCheckId = (typeof furtherCheckIds)[number];

/**
 * Thirty checks beyond the pillars, as far as filings and a price allow (after the company analysis
 * model of Simply Wall St); what they do not allow says why. `price` is that of a share, null where
 * no market has one or it says nothing about the whole company.
 */
export function evaluateFurtherChecks(
  report: CompanyReport,
  price: number | null,
): FurtherCheck<FurtherCheckId>[] {
  const { values, shareValue, kind, newest, years, yearBefore } = report;
  const { windows } = values;
  const usable = report.priceFault === null ? price : null;
  const all = yearBefore === undefined ? years : [...years, yearBefore];
  return [
    ...checkValue({
      windows,
      price: usable,
      shareValue,
      flow: kind === 'financial' ? 'equity' : toOwnersFlow(kind),
    }),
    ...checkFuture(),
    ...checkPast(windows),
    ...(kind === 'financial' ? checkBank(windows) : checkHealth(windows)),
    ...checkDividend({
      years: all.map(({ figures }) => figures),
      newest,
      isTrust: kind === 'real-estate-trust',
    }),
  ];
}
