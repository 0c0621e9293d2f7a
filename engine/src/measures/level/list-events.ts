import type { Finding, FindingKind } from '../../structure/finding.ts';
import type { MeasureInput } from '../measure.ts';
import { listFindingsAt } from './findings-at.ts';

/** Breaks at either scale: what "a break" is where a question names no kind. */
export const breakKinds: readonly FindingKind[] = ['break-of-structure', 'change-of-character'];

/** Events of these kinds confirmed in the period, in the direction and at the scale asked for. */
export function listConfirmedEvents(
  { series: [{ analysis, window }], parameters: { direction, scale, labels } }: MeasureInput,
  kinds: ReadonlySet<FindingKind>,
): Finding[] {
  return listFindingsAt(analysis, kinds, window.to).filter(
    (event) =>
      event.confirmedAt >= window.from &&
      (direction === undefined || event.direction === direction) &&
      (scale === undefined || event.scale === undefined || event.scale === scale) &&
      (labels === undefined || (event.label !== undefined && labels.includes(event.label))),
  );
}
