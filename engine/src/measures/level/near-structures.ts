import type { MeasureInput } from '../measure.ts';
import { listLiveStructures, type LiveStructure } from './live-structures.ts';
import { calculateGap, type Standing } from './price-distance.ts';
import { createStructureFilter } from './structure-rows.ts';

/** Zones of support or resistance farther away are no levels of now; as in the facts of levels. */
const maxZoneDistanceInAtr = 20;

/** The structures that count at the last close and that the question narrows to. */
export function listNearStructures(
  { series: [{ analysis }], parameters }: MeasureInput,
  { t, close, atr }: Standing,
): LiveStructure[] {
  const isNear = (structure: LiveStructure): boolean =>
    structure.kind !== 'support-resistance' ||
    atr === undefined ||
    calculateGap(structure, close) <= maxZoneDistanceInAtr * atr;
  return listLiveStructures(analysis, t).filter(createStructureFilter(parameters)).filter(isNear);
}
