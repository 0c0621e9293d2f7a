import type { MeasureRequest, Period } from '@vela/contracts';

const records: ReadonlySet<string> = new Set(['all-time-high', 'all-time-low']);
const zones: ReadonlySet<string> = new Set(['fair-value-gap', 'order-block']);
const ends: ReadonlySet<string> = new Set(['filled', 'broken']);

/** "How many gaps were filled in March" counts what came to it then, whenever it formed. */
function isEndedIn({ id, concept, state, side }: MeasureRequest, period: Period): boolean {
  const isCounted = id === 'zone-count' && side === undefined && period.kind === 'range';
  return isCounted && zones.has(concept ?? '') && ends.has(state ?? '');
}

/**
 * Measures as they are asked of a time: the record of one is its high and low, for the data does not
 * begin where the time does.
 */
export function toMeasuresOfTime(
  measures: readonly MeasureRequest[],
  period: Period | undefined,
): MeasureRequest[] {
  if (period === undefined || period.kind === 'all') return [...measures];
  return measures.map((one) => {
    if (records.has(one.id)) return { ...one, id: 'high-low' };
    return isEndedIn(one, period) ? { ...one, id: 'event-count' } : one;
  });
}
