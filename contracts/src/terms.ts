/** Words of beginners that are neither a concept of the method nor a measure, with a definition. */
export const terms = [
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
  'mitigation',
  'breakout',
  'untouched',
  'sideways',
  'correction',
] as const;
export type Term = (typeof terms)[number];
