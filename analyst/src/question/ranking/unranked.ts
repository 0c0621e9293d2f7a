import type { QuestionPlan } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';

/** The ranking has learned few wordings of them: their own phrases decide. */
const unranked: ReadonlySet<string> = new Set<MeasureId>(['quarter-returns']);

/** Whether a plan asks for a measure that the ranking hardly knows. */
export function isUnranked({ measures = [] }: QuestionPlan): boolean {
  return measures.some(({ id }) => unranked.has(id));
}
