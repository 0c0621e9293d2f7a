import { defineQuotient, defineRatio, divide, subtract } from './ratio.ts';

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
  'price-to-sales': defineQuotient('ratio', 'marketCap', 'revenue'),
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
  'price-to-free-cash-flow': defineQuotient('ratio', 'marketCap', 'freeCashFlow'),
  'price-to-operating-cash-flow': defineQuotient('ratio', 'marketCap', 'operatingCashFlow'),
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
  'free-cash-flow-yield': defineQuotient('percent', 'freeCashFlow', 'marketCap'),
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
  'enterprise-value-to-sales': defineQuotient('ratio', 'enterpriseValue', 'revenue'),
  'enterprise-value-to-ebitda': defineQuotient('ratio', 'enterpriseValue', 'ebitda'),
  'enterprise-value-to-ebit': defineQuotient('ratio', 'enterpriseValue', 'ebit'),
  'enterprise-value-to-free-cash-flow': defineQuotient('ratio', 'enterpriseValue', 'freeCashFlow'),
  'enterprise-value-to-operating-cash-flow': defineQuotient(
    'ratio',
    'enterpriseValue',
    'operatingCashFlow',
  ),
} as const;
