/** Which page of the method library defines what a method computes, by the method's name without its version. */
export const methodPages = {
  swing: 'swing-point',
  'swing-high': 'swing-point',
  'swing-low': 'swing-point',
  'market-structure': 'market-structure',
  'fair-value-gap': 'fair-value-gap',
  'order-block': 'order-block',
  'break-of-structure': 'break-of-structure',
  'change-of-character': 'change-of-character',
  'market-structure-shift': 'market-structure-shift',
  displacement: 'displacement',
  'equal-highs': 'liquidity-pool',
  'equal-lows': 'liquidity-pool',
  'liquidity-pool': 'liquidity-pool',
  'liquidity-sweep': 'liquidity-sweep',
  'support-resistance': 'support-and-resistance',
  'dealing-range': 'dealing-range',
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
