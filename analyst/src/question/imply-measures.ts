import type { Concept, Intent, MeasureRequest, QuestionPlan } from '@vela/contracts';
import type { ReadQuestion } from './read-question.ts';

/** What a question asks for that names a period or a day, and no measure. */
const measureOfPeriod: Readonly<Partial<Record<Intent, string>>> = {
  analyze: 'change',
  compare: 'relative-strength',
  'ambiguous-symbol': 'change',
  'changed-since': 'change',
  volatility: 'realised-volatility',
  gaps: 'zone-list',
  blocks: 'zone-list',
  'last-sweep': 'events',
  bias: 'trend',
};
/** What an answer about a chart lists of these, a measure lists over a period. */
const eventConcepts: ReadonlySet<Concept> = new Set([
  'structure-shift',
  'break-of-structure',
  'change-of-character',
  'displacement',
  'liquidity-sweep',
]);
const measureOfDay: Readonly<Partial<Record<Intent, string>>> = {
  analyze: 'price-at',
  indicator: 'indicator-at',
  bias: 'structure-at',
  findings: 'structure-at',
};

function findEvents({ intent, concept }: QuestionPlan): string | undefined {
  return intent === 'findings' && concept !== undefined && eventConcepts.has(concept)
    ? 'events'
    : undefined;
}

function toConcept({ concept }: QuestionPlan): Pick<MeasureRequest, 'concept'> {
  return concept === undefined ? {} : { concept };
}

/**
 * The measure that a question means without its words: "gold last month" is its change, "rsi on 5
 * august" its value on that day.
 */
export function implyMeasures({ request, reading, measured }: ReadQuestion): MeasureRequest[] {
  const { intent } = request.plan;
  const isPrice = measured.measures.every(({ id }) => id === 'last-price');
  if (measured.moment !== undefined && measured.measures.length > 0 && isPrice)
    return [{ id: 'price-at', ...measured.shared }];
  const isOverview = intent === 'analyze' && reading.clues.has('analyze');
  if (measured.measures.length > 0 || isOverview) return [...measured.measures];
  const isOfDay = measured.moment !== undefined;
  const table = isOfDay ? measureOfDay : measureOfPeriod;
  const isTimed = isOfDay || measured.period !== undefined;
  const id = isTimed ? (table[intent] ?? findEvents(request.plan)) : undefined;
  return id === undefined ? [] : [{ id, ...toConcept(request.plan), ...measured.shared }];
}
