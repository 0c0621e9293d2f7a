import type { MeasureRequest } from '@vela/contracts';
import { measureGroups, type Measure } from '@vela/engine';

const mostRelated = 6;

/** What of a question counts for another measure too; `kinds` are named by the concept. */
function toRelated(measure: MeasureRequest, id: string, one: Measure): MeasureRequest {
  const {
    id: _,
    price,
    percent,
    count,
    time,
    order: __,
    findingId: ___,
    after: ____,
    ...shared
  } = measure;
  const needs = [...one.needs, ...(one.needsEither ?? [])];
  return {
    ...shared,
    id,
    ...(price !== undefined && needs.includes('price') ? { price } : {}),
    ...(percent !== undefined && needs.includes('percent') ? { percent } : {}),
    ...(count !== undefined && needs.includes('count') ? { count } : {}),
    ...(time !== undefined && needs.includes('time') ? { time } : {}),
  };
}

/**
 * Other measures of the same group that this question gives all they need, those beside it in its
 * table first; `subjectCount` instruments are asked about.
 */
export function listRelatedMeasures(
  measure: MeasureRequest,
  subjectCount: number,
): MeasureRequest[] {
  const group = measureGroups.find((one) => Object.hasOwn(one, measure.id)) ?? {};
  const ids = Object.keys(group);
  const place = ids.indexOf(measure.id);
  // Of two that are as near, the one that follows comes first.
  const calculateDistance = (id: string): number => {
    const steps = ids.indexOf(id) - place;
    return steps > 0 ? steps - 0.5 : -steps;
  };
  const given = new Set([
    ...Object.keys(measure),
    ...(measure.concept === undefined ? [] : ['kinds']),
  ]);
  return Object.entries(group)
    .filter(
      ([id, { needs, needsEither, subjects }]) =>
        id !== measure.id &&
        needs.every((need) => given.has(need)) &&
        needsEither?.some((need) => given.has(need)) !== false &&
        subjects.least <= Math.max(1, subjectCount) &&
        subjects.most >= subjectCount,
    )
    .toSorted(([one], [two]) => calculateDistance(one) - calculateDistance(two))
    .slice(0, mostRelated)
    .map(([id, other]) => toRelated(measure, id, other));
}
