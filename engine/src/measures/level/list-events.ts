import { at } from '../../candles/column.ts';
import { findSessionsAt } from '../../sessions/session.ts';
import type { Finding, FindingKind } from '../../structure/finding.ts';
import type { MeasureInput } from '../measure.ts';
import { listFindingsAt } from './findings-at.ts';

/** Breaks at either scale: what "a break" is where a question names no kind. */
export const breakKinds: readonly FindingKind[] = ['break-of-structure', 'change-of-character'];

/** Whether a candle opens in one of the sessions asked for; where none is, any does. */
function isInSession(
  { series: [{ analysis }], parameters: { sessions } }: MeasureInput,
  candle: number,
): boolean {
  if (sessions === undefined) return true;
  const { candles, calendar } = analysis;
  const open = findSessionsAt(at(candles.openTime, candle), calendar);
  return open.some(({ id }) => sessions.includes(id));
}

/**
 * Events of these kinds confirmed in the period, in the direction, at the scale and in the session
 * asked for.
 */
export function listConfirmedEvents(
  input: MeasureInput,
  kinds: ReadonlySet<FindingKind>,
): Finding[] {
  const [{ analysis, window }] = input.series;
  const { direction, scale, labels } = input.parameters;
  return listFindingsAt(analysis, kinds, window.to).filter(
    (event) =>
      event.confirmedAt >= window.from &&
      (direction === undefined || event.direction === direction) &&
      (scale === undefined || event.scale === undefined || event.scale === scale) &&
      (labels === undefined || (event.label !== undefined && labels.includes(event.label))) &&
      isInSession(input, event.confirmedAt),
  );
}
