/** Terms of options, dates and claims. */
export const contractsTerms = [
  'implied-volatility',
  'volatility-index',
  'put-call',
  'greeks',
  'contango',
  'warrant',
  'short-interest',
  'price-limit',
  'ex-dividend-date',
  'total-return',
] as const;
