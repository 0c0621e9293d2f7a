import type { AnalysisRequest, MeasureRequest } from '@vela/contracts';
import { isStanding } from './is-standing.ts';
import { toToldMeasures } from './to-told-measures.ts';

/** Measures that are told of a past day. */
const ofDay: ReadonlySet<string> = new Set(['price-at', 'structure-at', 'indicator-at']);

/** What is asked of each day; undefined where it is nothing of a day. */
export function findAskedOfDays(request: AnalysisRequest): readonly MeasureRequest[] | undefined {
  const measures = toToldMeasures(request);
  if (request.plan.intent === 'analyze' || isPrice(measures)) return [{ id: 'price-at' }];
  return measures.length > 0 && measures.every(({ id }) => ofDay.has(id)) ? measures : undefined;
}

/** What is asked of each period; undefined where it is nothing of a period. */
export function findAsked({ plan }: AnalysisRequest): readonly MeasureRequest[] | undefined {
  const { intent, measures = [] } = plan;
  const [first] = measures;
  if (intent === 'compare') return [{ id: 'relative-strength' }];
  if (intent === 'volatility' || first?.id === 'volatility-rank')
    return [{ id: 'realised-volatility' }];
  // "The better year" is told of each year by how far price went in it.
  if (first === undefined || isPrice(measures) || first.id === 'year-returns')
    return intent === 'indicator' ? undefined : [{ id: 'change' }];
  return measures.some(isStanding) ? undefined : measures.map(withoutNow);
}

/** Of a period that is over its whole is asked, and not where price stood at its end. */
function withoutNow({ aspect, ...measure }: MeasureRequest): MeasureRequest {
  return aspect === undefined || aspect === 'now' ? measure : { ...measure, aspect };
}

const isPrice = (measures: readonly MeasureRequest[]): boolean =>
  measures.length > 0 && measures.every(({ id }) => id === 'last-price' || id === 'price-at');
