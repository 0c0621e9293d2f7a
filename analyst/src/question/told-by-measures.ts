/** Their answers tell when it was. */
export const dated: ReadonlySet<string> = new Set([
  'drawdown',
  'rally',
  'all-time-high',
  'all-time-low',
  'high-low',
  'best-month',
  'best-worst-candles',
  'streak',
  'largest-range',
  'days-since-high',
  'average-cross',
  'indicator-cross',
  'indicator-extreme',
  'volume-extreme',
  'previous-extremes',
  'swing-levels',
  'events',
  'divergences',
  'patterns',
  'last-time-at',
  'first-since',
  'opening-gaps',
  'zone-state',
  'touch-history',
  'moving-average-distance',
]);
/** Their answers tell how far it is. */
export const distant: ReadonlySet<string> = new Set([
  'all-time-high',
  'all-time-low',
  'drawdown',
  'rally',
  'range-position',
  'moving-average-distance',
  'nearest-structure',
  'next-invalidation',
  'zone-state',
  'levels',
]);
/** Their answers tell both ends. */
export const twoEnded: ReadonlySet<string> = new Set([
  'best-month',
  'best-worst-candles',
  'high-low',
  'year-returns',
  'quarter-returns',
  'month-returns',
  'month-averages',
  'weekday-averages',
  'hour-averages',
  'indicator-extreme',
  'previous-extremes',
  'session-range',
  'streak',
]);
/** What tells whether a value of these is much. */
export const judgedBy: Readonly<Record<string, string>> = {
  'realised-volatility': 'volatility-rank',
  'average-range': 'volatility-rank',
  change: 'typical-move',
  'last-candle': 'typical-move',
  'best-worst-candles': 'typical-move',
  'last-price': 'range-position',
  'price-at': 'range-position',
};
/** Their answers tell by themselves whether it is much. */
export const judging: ReadonlySet<string> = new Set([
  'beta',
  'correlation',
  'indicator',
  'moving-average-distance',
  'range-position',
  'streak',
  'trend-age',
  'typical-move',
  'volatility',
  'volatility-rank',
  'volume-now',
]);
/** Their answers tell how price went from there to the last candle. */
export const followed: ReadonlySet<string> = new Set([
  'average-cross',
  'events',
  'indicator-cross',
  'last-sweep',
  'price-at',
  'trend',
  'trend-age',
]);

/** Averages: what is above or below one is told as a distance. */
export const averages: ReadonlySet<string> = new Set(['sma', 'ema', 'wma', 'hma', 'vwap', 'vwma']);
