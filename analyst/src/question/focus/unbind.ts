import type { MeasureRequest, QuestionPlan } from '@vela/contracts';

/** A measure of whatever fits its words, and no more of the structure that was told. */
export function unbindMeasure(measure: MeasureRequest): MeasureRequest {
  const { findingId: _, ...unbound } = measure;
  return unbound;
}

/** The plan without the structures it was bound to: on another chart there are others. */
export function unbind(plan: QuestionPlan): QuestionPlan {
  const { spoken, measures, ...unbound } = plan;
  if (spoken === undefined || measures === undefined) return plan;
  return { ...unbound, measures: measures.map((measure) => unbindMeasure(measure)) };
}
