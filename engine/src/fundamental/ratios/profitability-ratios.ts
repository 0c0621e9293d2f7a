import { defineQuotient, defineRatio, divide, subtract } from './ratio.ts';

/** How much of what comes in stays, and what capital earns. */
export const profitabilityRatios = {
  'gross-margin': defineQuotient('percent', 'grossProfit', 'revenue'),
  'operating-margin': defineQuotient('percent', 'ebit', 'revenue'),
  'ebitda-margin': defineQuotient('percent', 'ebitda', 'revenue'),
  'pre-tax-margin': defineQuotient('percent', 'preTaxIncome', 'revenue'),
  'net-margin': defineQuotient('percent', 'netIncome', 'revenue'),
  'free-cash-flow-margin': defineQuotient('percent', 'freeCashFlow', 'revenue'),
  'operating-cash-flow-margin': defineQuotient('percent', 'operatingCashFlow', 'revenue'),
  'return-on-assets': defineQuotient('percent', 'netIncome', 'averageAssets'),
  'return-on-equity': defineQuotient('percent', 'netIncome', 'averageEquity'),
  'return-on-tangible-assets': defineRatio(
    'percent',
    divide(
      (a) => a.netIncome,
      (a) => a.averageAssets - a.averageIntangibles,
    ),
  ),
  'return-on-capital-employed': defineRatio(
    'percent',
    divide(
      (a) => a.ebit,
      (a) => a.assets - a.currentLiabilities,
    ),
  ),
  'return-on-invested-capital': defineQuotient('percent', 'nopat', 'averageInvestedCapital'),
  'effective-tax-rate': defineQuotient('percent', 'tax', 'preTaxIncome'),
  'tax-burden': defineQuotient('ratio', 'netIncome', 'preTaxIncome'),
  'interest-burden': defineQuotient('ratio', 'preTaxIncome', 'ebit'),
  'cash-conversion': defineQuotient('ratio', 'freeCashFlow', 'netIncome'),
  'income-quality': defineQuotient('ratio', 'operatingCashFlow', 'netIncome'),
  'free-to-operating-cash-flow': defineQuotient('ratio', 'freeCashFlow', 'operatingCashFlow'),
  'owner-earnings': defineRatio(
    'currency',
    subtract((a) => a.netIncome + a.depreciation - a.maintenanceCapex),
  ),
} as const;
