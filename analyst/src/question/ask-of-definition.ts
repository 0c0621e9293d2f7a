import type { Concept, MeasureRequest, QuestionPlan } from '@vela/contracts';

/** What a concept that was explained is on a chart. */
const measureByConcept: Readonly<Partial<Record<Concept, string>>> = {
  'fair-value-gap': 'zone-list',
  'order-block': 'zone-list',
  'breaker-block': 'zone-list',
  'support-resistance': 'zone-list',
  'break-of-structure': 'events',
  'change-of-character': 'events',
  'structure-shift': 'events',
  'liquidity-sweep': 'events',
  displacement: 'events',
  'candlestick-pattern': 'patterns',
  divergence: 'divergences',
  swing: 'swing-levels',
  'previous-levels': 'previous-extremes',
};

function findMeasures({ concept, indicator }: QuestionPlan): MeasureRequest[] {
  if (concept === undefined || indicator !== undefined) return [];
  const id = measureByConcept[concept];
  return id === undefined ? [] : [{ id, concept }];
}

/**
 * The plan that asks for what the last answer explained: "and on tesla?" after what a drawdown is
 * asks for that of Tesla. The plan itself where nothing was explained, or nothing of it can be asked.
 */
export function askOfDefinition(plan: QuestionPlan): QuestionPlan {
  const { asksForDefinition, otherConcept, otherIndicator, before: _, ...asking } = plan;
  const isOfTwo = otherConcept !== undefined || otherIndicator !== undefined;
  if (asksForDefinition === true) return asking;
  if (plan.intent !== 'concept' || isOfTwo) return plan;
  if (plan.indicator !== undefined) return { ...asking, intent: 'indicator' };
  const measures = findMeasures(plan);
  return measures.length === 0 ? plan : { ...asking, intent: 'measure', measures };
}
