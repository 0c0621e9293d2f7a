import { defineRatio, divide, subtract } from './ratio.ts';

/** How hard assets work and how long money is bound. */
export const efficiencyRatios = {
  'asset-turnover': defineRatio(
    'ratio',
    divide(
      (a) => a.revenue,
      (a) => a.averageAssets,
    ),
  ),
  'fixed-asset-turnover': defineRatio(
    'ratio',
    divide(
      (a) => a.revenue,
      (a) => a.averageFixedAssets,
    ),
  ),
  'inventory-turnover': defineRatio(
    'ratio',
    divide(
      (a) => a.costOfRevenue,
      (a) => a.averageInventory,
    ),
  ),
  'receivables-turnover': defineRatio(
    'ratio',
    divide(
      (a) => a.revenue,
      (a) => a.averageReceivables,
    ),
  ),
  'payables-turnover': defineRatio(
    'ratio',
    divide(
      (a) => a.costOfRevenue,
      (a) => a.averagePayables,
    ),
  ),
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
  'selling-expenses-to-revenue': defineRatio(
    'percent',
    divide(
      (a) => a.sellingExpenses,
      (a) => a.revenue,
    ),
  ),
  'operating-ratio': defineRatio(
    'percent',
    divide(
      (a) => a.operatingExpenses + a.costOfRevenue,
      (a) => a.revenue,
    ),
  ),
  'stock-compensation-to-revenue': defineRatio(
    'percent',
    divide(
      (a) => a.stockCompensation,
      (a) => a.revenue,
    ),
  ),
  'capex-to-depreciation': defineRatio(
    'ratio',
    divide(
      (a) => a.capex,
      (a) => a.depreciation,
    ),
  ),
  'revenue-per-employee': defineRatio(
    'currency',
    divide(
      (a) => a.revenue,
      (a) => a.employees,
    ),
  ),
} as const;
