import { defineQuotient, defineRatio, divide, subtract } from './ratio.ts';

/** Whether what falls due soon can be paid. */
export const liquidityRatios = {
  'current-ratio': defineQuotient('ratio', 'currentAssets', 'currentLiabilities'),
  'quick-ratio': defineRatio(
    'ratio',
    divide(
      (a) => a.cash + a.shortTermInvestments + a.receivables,
      (a) => a.currentLiabilities,
    ),
  ),
  'cash-ratio': defineRatio(
    'ratio',
    divide(
      (a) => a.cash + a.shortTermInvestments,
      (a) => a.currentLiabilities,
    ),
  ),
  'operating-cash-flow-ratio': defineQuotient('ratio', 'operatingCashFlow', 'currentLiabilities'),
  'short-term-coverage': defineRatio(
    'ratio',
    divide(
      (a) => a.operatingCashFlow,
      (a) => a.receivables + a.inventory - a.payables,
    ),
  ),
  'working-capital': defineRatio(
    'currency',
    subtract((a) => a.workingCapital),
  ),
  'cash-runway': defineRatio(
    'years',
    divide(
      (a) => a.cash + a.shortTermInvestments,
      (a) => a.freeCashFlow * -1,
    ),
  ),
} as const;
