import type { MeasureRequest } from '@vela/contracts';
import { measures, type MeasureId } from '@vela/engine';

function isMeasureId(id: string): id is MeasureId {
  return Object.hasOwn(measures, id);
}

/** The id of a measure, if there is one of that name. */
export function findMeasure(id: string): MeasureId | undefined {
  return isMeasureId(id) ? id : undefined;
}

/** Parameters without which a measure has no answer; none where there is no such measure. */
export function findNeeds(id: string): readonly string[] {
  return isMeasureId(id) ? measures[id].needs : [];
}

/** How few instruments a measure is of; none where there is no such measure. */
export const findLeastSubjects = (id: string): number =>
  isMeasureId(id) ? measures[id].subjects.least : 0;

/** These take a percent of the last close for a price. */
const ofPercent: ReadonlySet<string> = new Set([
  'reach-share',
  'if-price',
  'distance-to-price',
  'levels-between',
]);

/** These take the edge of a zone for a price. */
const ofZone: ReadonlySet<string> = new Set(['if-price', 'distance-to-price']);
const zoneConcepts: ReadonlySet<string> = new Set([
  'fair-value-gap',
  'order-block',
  'support-resistance',
]);

/** Whether a request for a measure gives all that it cannot do without. */
export function hasNeeds(measure: MeasureRequest): boolean {
  const given = Object.keys(measure);
  const isOfStructure = measure.findingId !== undefined || zoneConcepts.has(measure.concept ?? '');
  const isOfZone = ofZone.has(measure.id) && isOfStructure;
  const isPriced = isOfZone || (ofPercent.has(measure.id) && given.includes('percent'));
  return findNeeds(measure.id).every(
    (need) => given.includes(need) || (need === 'price' && isPriced),
  );
}
