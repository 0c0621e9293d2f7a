import type { AnalysisRequest, Concept, Intent } from '@vela/contracts';

/** Intents whose questions are named as a measure is. */
const measureByIntent: Readonly<Partial<Record<Intent, string>>> = {
  gaps: 'zone-list',
  blocks: 'zone-list',
  'last-sweep': 'events',
  bias: 'trend',
  company: 'task:fundamentals',
  property: 'task:real-estate',
  calendar: 'task:calendar',
  news: 'task:news',
};

/** What the chart's own answer lists of these, a measure lists too. */
const measureByConcept: Readonly<Partial<Record<Concept, string>>> = {
  'structure-shift': 'events',
  'break-of-structure': 'events',
  'change-of-character': 'events',
  displacement: 'events',
  divergence: 'divergences',
  'candlestick-pattern': 'patterns',
  'premium-discount': 'range-position',
  'liquidity-pool': 'levels',
};

/** What a request asks for, as one name: a measure, an intent, or `task:` and a task. */
export function nameReading({ plan }: Pick<AnalysisRequest, 'plan'>): string {
  const { intent, task, asksForDefinition } = plan;
  if (asksForDefinition === true) return 'concept';
  if (intent === 'measure') return plan.measures?.[0]?.id ?? 'unknown';
  if (intent === 'task') return `task:${task ?? ''}`;
  if (intent === 'findings') return measureByConcept[plan.concept ?? 'regime'] ?? intent;
  return measureByIntent[intent] ?? intent;
}
