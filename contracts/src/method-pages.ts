/** Which page of the method library defines what a method computes, by the method's name without its version. */
export const methodPages = {
  swing: 'swing-point',
  'market-structure': 'market-structure',
  'fair-value-gap': 'fair-value-gap',
  'order-block': 'order-block',
  'candlestick-pattern': 'candlestick-patterns',
  divergence: 'divergence',
  atr: 'average-true-range',
  'atr-percentile': 'average-true-range',
  'trend-regime': 'market-regime',
  'volatility-regime': 'market-regime',
  'volume-profile': 'volume-profile',
  rsi: 'relative-strength-index',
  ema: 'exponential-moving-average',
  close: 'change',
  window: 'change',
  'open-to-close': 'change',
  change: 'change',
  'missing-candles': 'data-health',
  'base-rate': 'base-rate',
  timeframes: 'several-timeframes',
  session: 'sessions-and-killzones',
  'previous-level': 'previous-levels',
} as const;

const pages: Readonly<Record<string, string>> = methodPages;

/** Path of the definition of a method, given as in a fact (`fair-value-gap@1`); undefined for a method nobody has described. */
export function methodPagePath(method: string): string | undefined {
  const [name = ''] = method.split('@');
  const page = pages[name];
  return page === undefined ? undefined : `/methods/${page}`;
}
