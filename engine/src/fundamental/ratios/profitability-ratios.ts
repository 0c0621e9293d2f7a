import { defineRatio, divide, subtract } from './ratio.ts';

/** How much of what comes in stays, and what capital earns. */
export const profitabilityRatios = {
  'gross-margin': defineRatio(
    'percent',
    divide(
      (a) => a.grossProfit,
      (a) => a.revenue,
    ),
  ),
  'operating-margin': defineRatio(
    'percent',
    divide(
      (a) => a.ebit,
      (a) => a.revenue,
    ),
  ),
  'ebitda-margin': defineRatio(
    'percent',
    divide(
      (a) => a.ebitda,
      (a) => a.revenue,
    ),
  ),
  'pre-tax-margin': defineRatio(
    'percent',
    divide(
      (a) => a.preTaxIncome,
      (a) => a.revenue,
    ),
  ),
  'net-margin': defineRatio(
    'percent',
    divide(
      (a) => a.netIncome,
      (a) => a.revenue,
    ),
  ),
  'free-cash-flow-margin': defineRatio(
    'percent',
    divide(
      (a) => a.freeCashFlow,
      (a) => a.revenue,
    ),
  ),
  'operating-cash-flow-margin': defineRatio(
    'percent',
    divide(
      (a) => a.operatingCashFlow,
      (a) => a.revenue,
    ),
  ),
  'return-on-assets': defineRatio(
    'percent',
    divide(
      (a) => a.netIncome,
      (a) => a.averageAssets,
    ),
  ),
  'return-on-equity': defineRatio(
    'percent',
    divide(
      (a) => a.netIncome,
      (a) => a.averageEquity,
    ),
  ),
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
  'return-on-invested-capital': defineRatio(
    'percent',
    divide(
      (a) => a.nopat,
      (a) => a.averageInvestedCapital,
    ),
  ),
  'effective-tax-rate': defineRatio(
    'percent',
    divide(
      (a) => a.tax,
      (a) => a.preTaxIncome,
    ),
  ),
  'tax-burden': defineRatio(
    'ratio',
    divide(
      (a) => a.netIncome,
      (a) => a.preTaxIncome,
    ),
  ),
  'interest-burden': defineRatio(
    'ratio',
    divide(
      (a) => a.preTaxIncome,
      (a) => a.ebit,
    ),
  ),
  'cash-conversion': defineRatio(
    'ratio',
    divide(
      (a) => a.freeCashFlow,
      (a) => a.netIncome,
    ),
  ),
  'income-quality': defineRatio(
    'ratio',
    divide(
      (a) => a.operatingCashFlow,
      (a) => a.netIncome,
    ),
  ),
  'free-to-operating-cash-flow': defineRatio(
    'ratio',
    divide(
      (a) => a.freeCashFlow,
      (a) => a.operatingCashFlow,
    ),
  ),
  'owner-earnings': defineRatio(
    'currency',
    subtract((a) => a.netIncome + a.depreciation - a.maintenanceCapex),
  ),
} as const;
