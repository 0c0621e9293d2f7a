import type { MeasureRequest } from '@vela/contracts';

/** Measures whose answer another one gives too, or whose words are part of its question. */
const included: Readonly<Record<string, readonly string[]>> = {
  'if-price': [
    'levels-between',
    'zone-list',
    'zone-state',
    'zone-count',
    'distance-to-price',
    'drawdown',
  ],
  'levels-between': ['zone-list', 'zone-state', 'nearest-structure'],
  confluence: ['zone-list', 'zone-state', 'nearest-structure'],
  'year-returns': ['change'],
  'quarter-returns': ['change', 'best-worst-candles'],
  'month-returns': ['change'],
  'best-month': ['change'],
  'average-cross': ['change', 'indicator-cross'],
  'indicator-cross': ['change', 'last-time-at', 'moving-average-distance'],
  'indicator-share': ['moving-average-distance', 'time-above'],
  'zone-state': ['zone-list'],
  'touch-history': ['zone-list', 'zone-state'],
  'zone-count': ['zone-list'],
  'event-count': ['events'],
  'structure-at': ['trend', 'change'],
  'trend-age': ['trend'],
  'next-invalidation': ['trend'],
  'compare-trend': ['trend', 'relative-strength'],
  'compare-drawdown': ['drawdown'],
  'compare-volatility': ['realised-volatility', 'relative-strength'],
  'best-worst-candles': ['skew-of-returns'],
  'weekday-averages': ['up-share'],
  'month-averages': ['up-share'],
  'hour-averages': ['up-share'],
};

/** Without the measures that another one includes, and without a price of no day. */
export function dropIncluded(
  asked: readonly MeasureRequest[],
  namesDay: boolean,
): MeasureRequest[] {
  const covered = new Set(asked.flatMap(({ id }) => included[id] ?? []));
  const kept = asked.filter(({ id }) => !covered.has(id) && (namesDay || id !== 'price-at'));
  return kept.length === 0 ? [...asked] : kept;
}
