/** Terms of units, rates and savings. */
export const ratesTerms = [
  'ounce',
  'percentage-point',
  'annualisation',
  'real-return',
  'deposit-rate',
  'credit-rating',
  'devaluation',
  'eurobond',
  'repo',
  'pmi',
] as const;
