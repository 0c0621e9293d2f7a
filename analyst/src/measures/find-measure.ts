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
