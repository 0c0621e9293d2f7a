import { defineQuotient, defineRatio, divide, subtract } from './ratio.ts';

/** How hard assets work and how long money is bound. */
export const efficiencyRatios = {
  'asset-turnover': defineQuotient('ratio', 'revenue', 'averageAssets'),
  'fixed-asset-turnover': defineQuotient('ratio', 'revenue', 'averageFixedAssets'),
  'inventory-turnover': defineQuotient('ratio', 'costOfRevenue', 'averageInventory'),
  'receivables-turnover': defineQuotient('ratio', 'revenue', 'averageReceivables'),
  'payables-turnover': defineQuotient('ratio', 'costOfRevenue', 'averagePayables'),
  'days-of-inventory': defineRatio(
    'days',
    divide(
      (a) => a.days * a.averageInventory,
      (a) => a.costOfRevenue,
    ),
  ),
  'days-of-sales': defineRatio(
    'days',
    divide(
      (a) => a.days * a.averageReceivables,
      (a) => a.revenue,
    ),
  ),
  'days-of-payables': defineRatio(
    'days',
    divide(
      (a) => a.days * a.averagePayables,
      (a) => a.costOfRevenue,
    ),
  ),
  'operating-cycle': defineRatio(
    'days',
    subtract((a) => a.daysOfInventory + a.daysOfSales),
  ),
  'cash-conversion-cycle': defineRatio(
    'days',
    subtract((a) => a.daysOfInventory + a.daysOfSales - a.daysOfPayables),
  ),
  'selling-expenses-to-revenue': defineQuotient('percent', 'sellingExpenses', 'revenue'),
  'operating-ratio': defineRatio(
    'percent',
    divide(
      (a) => a.operatingExpenses + a.costOfRevenue,
      (a) => a.revenue,
    ),
  ),
  'stock-compensation-to-revenue': defineQuotient('percent', 'stockCompensation', 'revenue'),
  'capex-to-depreciation': defineQuotient('ratio', 'capex', 'depreciation'),
  'revenue-per-employee': defineQuotient('currency', 'revenue', 'employees'),
} as const;
