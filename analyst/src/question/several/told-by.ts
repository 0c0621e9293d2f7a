/** What the answer of a measure says too, so that a clause asks for no more: "and since when". */
export const toldBy: Readonly<Record<string, readonly string[]>> = {
  'moving-average-distance': ['trend-age'],
  drawdown: ['trend-age', 'days-since-high'],
  'touch-history': ['nearest-structure'],
  'zone-state': ['nearest-structure'],
  'zone-list': ['nearest-structure'],
  'indicator-share': ['trend', 'indicator-at'],
  'indicator-cross': ['indicator-extreme', 'indicator-at'],
  'average-cross': ['indicator-at'],
  divergences: ['days-since-high'],
  'previous-extremes': ['high-low'],
  'high-low': ['all-time-high', 'all-time-low'],
  'session-range': ['average-range'],
  'volume-now': ['last-candle'],
  'annual-return': ['year-returns'],
  'relative-strength': ['change'],
  'weekday-averages': ['volatility-rank'],
};
