import type { Intent, MeasureRequest } from '@vela/contracts';
import type { ReadQuestion } from './read-question.ts';

/** What a question asks for that names a period or a day, and no measure. */
const measureOfPeriod: Readonly<Partial<Record<Intent, string>>> = {
  analyze: 'change',
  compare: 'relative-strength',
  'ambiguous-symbol': 'change',
  'changed-since': 'change',
  volatility: 'realised-volatility',
};
const measureOfDay: Readonly<Partial<Record<Intent, string>>> = {
  analyze: 'price-at',
  indicator: 'indicator-at',
  bias: 'structure-at',
  findings: 'structure-at',
};

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
  const id = isOfDay || measured.period !== undefined ? table[intent] : undefined;
  return id === undefined ? [] : [{ id, ...measured.shared }];
}
