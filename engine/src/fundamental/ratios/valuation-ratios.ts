import { defineRatio, divide, subtract } from './ratio.ts';

/** What the market pays for what the company has and earns. */
export const valuationRatios = {
  'market-cap': defineRatio(
    'currency',
    subtract((a) => a.marketCap),
  ),
  'enterprise-value': defineRatio(
    'currency',
    subtract((a) => a.enterpriseValue),
  ),
  'price-to-earnings': defineRatio(
    'ratio',
    divide(
      (a) => a.marketCap,
      (a) => a.netIncome,
    ),
    divide(
      (a) => a.price,
      (a) => a.earningsPerShare,
    ),
  ),
  'price-earnings-to-growth': defineRatio(
    'ratio',
    divide(
      (a) => a.priceToEarnings,
      (a) => a.earningsGrowth * 100,
    ),
  ),
  'price-to-sales': defineRatio(
    'ratio',
    divide(
      (a) => a.marketCap,
      (a) => a.revenue,
    ),
  ),
  'price-to-book': defineRatio(
    'ratio',
    divide(
      (a) => a.marketCap,
      (a) => a.equity,
    ),
    divide(
      (a) => a.price,
      (a) => a.bookPerShare,
    ),
  ),
  'price-to-tangible-book': defineRatio(
    'ratio',
    divide(
      (a) => a.marketCap,
      (a) => a.equity - a.goodwill - a.intangibles,
    ),
  ),
  'price-to-free-cash-flow': defineRatio(
    'ratio',
    divide(
      (a) => a.marketCap,
      (a) => a.freeCashFlow,
    ),
  ),
  'price-to-operating-cash-flow': defineRatio(
    'ratio',
    divide(
      (a) => a.marketCap,
      (a) => a.operatingCashFlow,
    ),
  ),
  'earnings-yield': defineRatio(
    'percent',
    divide(
      (a) => a.netIncome,
      (a) => a.marketCap,
    ),
    divide(
      (a) => a.earningsPerShare,
      (a) => a.price,
    ),
  ),
  'free-cash-flow-yield': defineRatio(
    'percent',
    divide(
      (a) => a.freeCashFlow,
      (a) => a.marketCap,
    ),
  ),
  'dividend-yield': defineRatio(
    'percent',
    divide(
      (a) => a.dividendPerShare,
      (a) => a.price,
    ),
    divide(
      (a) => a.dividends,
      (a) => a.marketCap,
    ),
    divide(
      (a) => a.dividendsPaid / a.shares,
      (a) => a.price,
    ),
  ),
  'buy-back-yield': defineRatio(
    'percent',
    divide(
      (a) => a.repurchases - a.issuance,
      (a) => a.marketCap,
    ),
  ),
  'shareholder-yield': defineRatio(
    'percent',
    divide(
      (a) => a.dividends + a.repurchases - a.issuance,
      (a) => a.marketCap,
    ),
  ),
  'payout-ratio': defineRatio(
    'percent',
    divide(
      (a) => a.dividends,
      (a) => a.netIncome,
    ),
    divide(
      (a) => a.dividendPerShare,
      (a) => a.earningsPerShare,
    ),
  ),
  'enterprise-value-to-sales': defineRatio(
    'ratio',
    divide(
      (a) => a.enterpriseValue,
      (a) => a.revenue,
    ),
  ),
  'enterprise-value-to-ebitda': defineRatio(
    'ratio',
    divide(
      (a) => a.enterpriseValue,
      (a) => a.ebitda,
    ),
  ),
  'enterprise-value-to-ebit': defineRatio(
    'ratio',
    divide(
      (a) => a.enterpriseValue,
      (a) => a.ebit,
    ),
  ),
  'enterprise-value-to-free-cash-flow': defineRatio(
    'ratio',
    divide(
      (a) => a.enterpriseValue,
      (a) => a.freeCashFlow,
    ),
  ),
  'enterprise-value-to-operating-cash-flow': defineRatio(
    'ratio',
    divide(
      (a) => a.enterpriseValue,
      (a) => a.operatingCashFlow,
    ),
  ),
} as const;
