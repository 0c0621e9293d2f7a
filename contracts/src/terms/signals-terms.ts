/** Terms of signals and of the levels of the method. */
export const signalsTerms = [
  'golden-cross',
  'overbought-oversold',
  'swing-failure',
  'silver-bullet',
  'inverse-gap',
  'trend-line',
  'role-reversal',
  'supply-demand',
  'win-rate',
  'expectancy',
] as const;
