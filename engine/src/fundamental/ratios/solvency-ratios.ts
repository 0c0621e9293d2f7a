import { defineRatio, divide } from './ratio.ts';

/** How heavy debts and other claims are. */
export const solvencyRatios = {
  'debt-to-equity': defineRatio(
    'ratio',
    divide(
      (a) => a.debt,
      (a) => a.equity,
    ),
  ),
  'debt-to-assets': defineRatio(
    'ratio',
    divide(
      (a) => a.debt,
      (a) => a.assets,
    ),
  ),
  'equity-multiplier': defineRatio(
    'ratio',
    divide(
      (a) => a.averageAssets,
      (a) => a.averageEquity,
    ),
  ),
  'net-debt-to-ebitda': defineRatio(
    'ratio',
    divide(
      (a) => a.netDebt,
      (a) => a.ebitda,
    ),
  ),
  'interest-cover': defineRatio(
    'ratio',
    divide(
      (a) => a.ebit,
      (a) => a.interest,
    ),
  ),
  'ebitda-interest-cover': defineRatio(
    'ratio',
    divide(
      (a) => a.ebitda,
      (a) => a.interest,
    ),
  ),
  'operating-cash-flow-to-debt': defineRatio(
    'ratio',
    divide(
      (a) => a.operatingCashFlow,
      (a) => a.debt,
    ),
  ),
  'long-term-liabilities-to-free-cash-flow': defineRatio(
    'ratio',
    divide(
      (a) => a.longTermLiabilities,
      (a) => a.freeCashFlow,
    ),
  ),
  'debt-service-cover': defineRatio(
    'ratio',
    divide(
      (a) => a.ebitda - a.tax - a.maintenanceCapex,
      (a) => a.interest + a.scheduledPrincipal,
    ),
  ),
  'capex-cover': defineRatio(
    'ratio',
    divide(
      (a) => a.operatingCashFlow,
      (a) => a.capex,
    ),
  ),
  'dividend-and-capex-cover': defineRatio(
    'ratio',
    divide(
      (a) => a.operatingCashFlow,
      (a) => a.capex + a.dividends,
    ),
  ),
  'interest-to-debt': defineRatio(
    'percent',
    divide(
      (a) => a.interest,
      (a) => a.debt,
    ),
  ),
  // The five quotients of Altman's score.
  'working-capital-to-assets': defineRatio(
    'ratio',
    divide(
      (a) => a.workingCapital,
      (a) => a.assets,
    ),
  ),
  'retained-earnings-to-assets': defineRatio(
    'ratio',
    divide(
      (a) => a.retainedEarnings,
      (a) => a.assets,
    ),
  ),
  'ebit-to-assets': defineRatio(
    'ratio',
    divide(
      (a) => a.ebit,
      (a) => a.assets,
    ),
  ),
  'market-cap-to-liabilities': defineRatio(
    'ratio',
    divide(
      (a) => a.marketCap,
      (a) => a.liabilities,
    ),
  ),
  'sales-to-assets': defineRatio(
    'ratio',
    divide(
      (a) => a.revenue,
      (a) => a.assets,
    ),
  ),
} as const;
