import type { CompanyFilings } from './company-figures.ts';
import type { CheckedYear, Finding, Seen } from './checked-year.ts';
import { checkCurrency, checkJump, checkMissingYear } from './check-changes.ts';
import {
  checkBalance,
  checkCash,
  checkGrossProfit,
  checkPerShare,
  checkQuarters,
} from './check-sums.ts';

/** What the figures of filings are held against, in the order of the screen. */
export const dataCheckIds = [
  /** Assets = liabilities + equity. */
  'balance',
  /** Gross profit = revenue - cost of revenue. */
  'gross-profit',
  /** Flows of cash from operations, investing and financing = change of cash. */
  'cash',
  /** Four quarters = the year. */
  'quarters',
  /** Profit a share x diluted shares = net income. */
  'per-share',
  /** Revenue of a year is not ten times that of the year before, and not a tenth. */
  'revenue-jump',
  /** Diluted shares, after splits, do not change by half in a year. */
  'share-jump',
  /** Every year is told in the same currency. */
  'currency',
  /** No year between the first and the last is missing. */
  'missing-year',
] as const;
export type DataCheckId = (typeof dataCheckIds)[number];

/** A fiscal year whose figures do not fit. */
export type DataFlag = {
  readonly label: number;
  readonly end: string;
  /** By how much, as a fraction; for a jump the multiple, for missing years their number. */
  readonly size: number;
};
export type DataCheck = {
  readonly id: DataCheckId;
  /** Fiscal years whose filings hold all that the check needs. */
  readonly tested: number;
  /** Years that do not fit, the newest first. Nothing is corrected because of them. */
  readonly flags: readonly DataFlag[];
};

const checks: Readonly<Record<DataCheckId, (seen: Seen) => Finding>> = {
  balance: checkBalance,
  'gross-profit': checkGrossProfit,
  cash: checkCash,
  quarters: checkQuarters,
  'per-share': checkPerShare,
  'revenue-jump': ({ figures, before }) =>
    checkJump(figures.flows.revenue?.value, before?.figures.flows.revenue?.value, [0.1, 10]),
  'share-jump': ({ figures, before }) =>
    checkJump(figures.dilutedShares?.value, before?.figures.dilutedShares?.value, [0.67, 1.5]),
  currency: checkCurrency,
  'missing-year': checkMissingYear,
};

/**
 * Holds the figures of fiscal years against each other, the newest first; the oldest is only
 * looked back at. A year that does not fit is flagged and nothing is corrected; a check whose
 * figures are not in the filings is not tested.
 */
export function checkData(filings: CompanyFilings, years: readonly CheckedYear[]): DataCheck[] {
  const seen = years
    .slice(0, -1)
    .map((year, index): Seen => ({ ...year, before: years[index + 1], filings }));
  return dataCheckIds.map((id) => {
    const found = seen.map((year) => ({ year, finding: checks[id](year) }));
    const flags = found.flatMap(({ year, finding }) =>
      typeof finding === 'number'
        ? [{ label: year.label, end: year.figures.end, size: finding }]
        : [],
    );
    return { id, tested: found.filter(({ finding }) => finding !== undefined).length, flags };
  });
}
