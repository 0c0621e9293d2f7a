/** Terms of the field's slang. */
export const slangTerms = [
  'smart-money',
  'price-action',
  'inducement',
  'mitigation-block',
  'balanced-price-range',
  'liquidity-void',
  'judas-swing',
  'power-of-three',
  'accumulation-distribution',
  'fakeout',
  'retest',
  'trap',
  'squeeze',
  'pump-and-dump',
  'whale',
  'rejection',
] as const;
