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
]);
/** Their answers tell how far it is. */
export const distant: ReadonlySet<string> = new Set([
  'all-time-high',
  'all-time-low',
  'drawdown',
  'rally',
  'range-position',
  'moving-average-distance',
]);
/** Their answers tell both ends. */
export const twoEnded: ReadonlySet<string> = new Set([
  'best-month',
  'best-worst-candles',
  'high-low',
  'year-returns',
  'month-returns',
  'month-averages',
  'weekday-averages',
  'hour-averages',
  'indicator-extreme',
  'previous-extremes',
  'session-range',
]);
/** What tells whether a value of these is much. */
export const judgedBy: Readonly<Record<string, string>> = {
  'realised-volatility': 'volatility-rank',
  'average-range': 'volatility-rank',
  change: 'typical-move',
  'last-candle': 'typical-move',
  'best-worst-candles': 'typical-move',
  'volume-now': 'volume-now',
  'range-position': 'range-position',
  'moving-average-distance': 'moving-average-distance',
};

/** Averages: what is above or below one is told as a distance. */
export const averages: ReadonlySet<string> = new Set(['sma', 'ema', 'wma', 'hma', 'vwap', 'vwma']);
