import type { AnalysisRequest, Intent, QuestionPlan } from '@vela/contracts';
import { measures, type MeasureId } from '@vela/engine';
import { findMeasure } from '../../measures/find-measure.ts';
import { chartIntents } from '../chart-intents.ts';
import type { ReadQuestion } from '../read-question.ts';

type Assumed = NonNullable<QuestionPlan['assumed']>;

/** Answers about the candles of a chart; an overview names its chart first of all. */
const ofChart: ReadonlySet<Intent> = new Set([...chartIntents, 'changed-since', 'measure']);

/** They tell of the candles shown, and of a period that is named. */
const ofShown: ReadonlySet<MeasureId> = new Set([
  'event-count',
  'high-low',
  'average-price',
  'range-position',
]);

/** They count what is there now, unless a period is named. */
const ofNow: ReadonlySet<string> = new Set<MeasureId>(['zone-count']);

/** Whether an answer depends on a period that the question may name. */
function isOfPeriod({ plan }: AnalysisRequest): boolean {
  const [first] = plan.measures ?? [];
  if (plan.period !== undefined || first?.time !== undefined) return true;
  const id = findMeasure(first?.id ?? '');
  return (
    id !== undefined && !ofNow.has(id) && (measures[id].usualPeriod !== 'shown' || ofShown.has(id))
  );
}

/**
 * The parts of a request that its question does not name: taken from the chart in view, the
 * question before, or as usual.
 */
export function findAssumed(
  request: AnalysisRequest,
  { reading: { symbols, clues }, measured }: ReadQuestion,
): Assumed {
  const { intent, asksForDefinition } = request.plan;
  if (!ofChart.has(intent) || asksForDefinition === true) return [];
  const isIntervalNamed = clues.intervals > 0 || measured.intervals.length > 0;
  const isTimeNamed = measured.times.length > 0 || request.plan.since !== undefined;
  return [
    ...(symbols.length === 0 && request.symbol !== undefined ? (['instrument'] as const) : []),
    ...(isIntervalNamed ? [] : (['interval'] as const)),
    ...(isTimeNamed || !isOfPeriod(request) ? [] : (['period'] as const)),
  ];
}
