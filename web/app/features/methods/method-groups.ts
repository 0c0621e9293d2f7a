/** The method library in reading order. Slugs are file names in `content/en/methods`. */
export const methodGroups = [
  {
    group: 'promises',
    slugs: ['no-repainting', 'linked-numbers', 'output-guard', 'data-health', 'base-rate'],
  },
  {
    group: 'data',
    slugs: ['candle-and-interval', 'closed-candles', 'resampling', 'simulated-data'],
  },
  {
    group: 'structure',
    slugs: [
      'swing-point',
      'market-structure',
      'break-of-structure',
      'change-of-character',
      'displacement',
      'market-structure-shift',
      'fair-value-gap',
      'order-block',
      'liquidity-pool',
      'liquidity-sweep',
      'dealing-range',
      'support-and-resistance',
      'sessions-and-killzones',
      'previous-levels',
      'several-timeframes',
      'candlestick-patterns',
      'divergence',
      'states',
    ],
  },
  {
    group: 'numbers',
    slugs: [
      'measures',
      'change',
      'average-true-range',
      'relative-strength-index',
      'exponential-moving-average',
      'market-regime',
      'volume-profile',
    ],
  },
] as const;
