import type { QuestionPlan } from '@vela/contracts';

/** Measures that answer what an intent asks: an intent is one plan among those that ask for it. */
const measuresByIntent: Readonly<Record<string, readonly string[]>> = {
  analyze: ['last-price', 'trend', 'change'],
  levels: [
    'previous-extremes',
    'swing-levels',
    'nearest-structure',
    'levels-between',
    'distance-to-price',
    'confluence',
    'high-low',
    'zone-list',
  ],
  gaps: ['zone-list', 'zone-count', 'zone-state', 'touch-history', 'nearest-structure'],
  blocks: ['zone-list', 'zone-count', 'zone-state', 'touch-history', 'nearest-structure'],
  'last-sweep': ['events', 'previous-extremes'],
  killzone: ['session-range'],
  timeframes: ['trend'],
  bias: ['trend', 'trend-age', 'next-invalidation', 'if-price', 'swing-levels', 'structure-at'],
  volatility: [
    'volatility-rank',
    'average-range',
    'typical-move',
    'realised-volatility',
    'largest-range',
  ],
  indicator: [
    'indicator-value',
    'indicator-at',
    'indicator-cross',
    'indicator-extreme',
    'indicator-share',
    'average-cross',
    'moving-average-distance',
    'volatility-rank',
    'volume-now',
    'divergences',
  ],
  findings: [
    'events',
    'event-count',
    'patterns',
    'divergences',
    'zone-list',
    'trend',
    'swing-levels',
  ],
  'base-rate': ['touch-history', 'reach-share', 'event-count'],
  compare: ['relative-strength', 'compare-volatility', 'compare-trend', 'correlation', 'ratio'],
  'changed-since': ['change', 'high-low', 'events', 'event-count', 'structure-at'],
};
/** Tasks that a question of an intent may be read as. */
const tasksByIntent: Readonly<Record<string, readonly string[]>> = {
  analyze: ['news'],
  advice: ['forecast', 'trade', 'screening', 'portfolio'],
  unknown: ['order-flow', 'drawing', 'news', 'sentiment'],
  data: ['order-flow'],
};
const otherIntents: Readonly<Record<string, readonly string[]>> = {
  unknown: ['off-topic', 'small-talk'],
  // The labels are older than the mode.
  'mode-not-available': ['company'],
};

/**
 * Whether a plan asks for what an intent does: by that intent, by measures that answer it, or by a
 * task. Labelled questions that are older than measures are compared by it.
 */
export function isIntentRead(label: string, plan: QuestionPlan, intent: string): boolean {
  if (intent === label || (otherIntents[label] ?? []).includes(intent)) return true;
  if (intent === 'task' || intent === 'news')
    return (tasksByIntent[label] ?? []).includes(plan.task ?? intent);
  if (intent === 'measure' && plan.asksForDefinition === true) return label === 'concept';
  return (
    intent === 'measure' &&
    (plan.measures ?? []).some(({ id }) => (measuresByIntent[label] ?? []).includes(id))
  );
}
