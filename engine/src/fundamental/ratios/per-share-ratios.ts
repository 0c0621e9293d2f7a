import { defineQuotient, defineRatio, divide, subtract } from './ratio.ts';

/** What belongs to one share, and what a buyer of all would own. */
export const perShareRatios = {
  'earnings-per-share': defineRatio(
    'per-share',
    divide(
      (a) => a.netIncome - a.preferredDividends,
      (a) => a.shares,
    ),
    divide(
      (a) => a.netIncome,
      (a) => a.shares,
    ),
  ),
  'revenue-per-share': defineQuotient('per-share', 'revenue', 'shares'),
  'capex-per-share': defineQuotient('per-share', 'capex', 'shares'),
  'free-cash-flow-per-share': defineQuotient('per-share', 'freeCashFlow', 'shares'),
  'book-value-per-share': defineRatio(
    'per-share',
    divide(
      (a) => a.equity - a.preferredEquity,
      (a) => a.shares,
    ),
    divide(
      (a) => a.equity,
      (a) => a.shares,
    ),
  ),
  'interest-and-debt-per-share': defineRatio(
    'per-share',
    divide(
      (a) => a.interest + a.debt,
      (a) => a.shares,
    ),
  ),
  'net-current-assets-per-share': defineRatio(
    'per-share',
    divide(
      (a) => a.currentAssets - a.liabilities - a.preferredEquity,
      (a) => a.shares,
    ),
  ),
  'free-cash-flow': defineRatio(
    'currency',
    subtract((a) => a.freeCashFlow),
  ),
  'tangible-asset-value': defineRatio(
    'currency',
    subtract((a) => a.assets - a.liabilities - a.goodwill),
  ),
  'net-current-asset-value': defineRatio(
    'currency',
    subtract((a) => a.currentAssets - a.liabilities - a.preferredEquity),
  ),
} as const;
