import { defineQuotient, defineRatio, divide } from './ratio.ts';

/** How heavy debts and other claims are. */
export const solvencyRatios = {
  'debt-to-equity': defineQuotient('ratio', 'debt', 'equity'),
  'debt-to-assets': defineQuotient('ratio', 'debt', 'assets'),
  'equity-multiplier': defineQuotient('ratio', 'averageAssets', 'averageEquity'),
  'net-debt-to-ebitda': defineQuotient('ratio', 'netDebt', 'ebitda'),
  'interest-cover': defineQuotient('ratio', 'ebit', 'interest'),
  'ebitda-interest-cover': defineQuotient('ratio', 'ebitda', 'interest'),
  'operating-cash-flow-to-debt': defineQuotient('ratio', 'operatingCashFlow', 'debt'),
  'long-term-liabilities-to-free-cash-flow': defineQuotient(
    'ratio',
    'longTermLiabilities',
    'freeCashFlow',
  ),
  'debt-service-cover': defineRatio(
    'ratio',
    divide(
      (a) => a.ebitda - a.tax - a.maintenanceCapex,
      (a) => a.interest + a.scheduledPrincipal,
    ),
  ),
  'capex-cover': defineQuotient('ratio', 'operatingCashFlow', 'capex'),
  'dividend-and-capex-cover': defineRatio(
    'ratio',
    divide(
      (a) => a.operatingCashFlow,
      (a) => a.capex + a.dividends,
    ),
  ),
  'interest-to-debt': defineQuotient('percent', 'interest', 'debt'),
  // The five quotients of Altman's score.
  'working-capital-to-assets': defineQuotient('ratio', 'workingCapital', 'assets'),
  'retained-earnings-to-assets': defineQuotient('ratio', 'retainedEarnings', 'assets'),
  'ebit-to-assets': defineQuotient('ratio', 'ebit', 'assets'),
  'market-cap-to-liabilities': defineQuotient('ratio', 'marketCap', 'liabilities'),
  'sales-to-assets': defineQuotient('ratio', 'revenue', 'assets'),
} as const;
