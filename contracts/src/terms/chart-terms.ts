/** Terms of what a chart shows. */
export const chartTerms = [
  'candle',
  'wick',
  'candle-colour',
  'chart-box',
  'chart-line',
  'timeframe',
  'pip',
  'index',
  'etf',
  'ticker',
  'bull-bear-market',
  'long-short',
  'volume',
  'breakout',
  'sideways',
  'correction',
] as const;
