import type { ObservedEvent } from './create-event.ts';
import { toStart } from './create-event.ts';

/**
 * Events with the revision of the value before: where a release tells another figure for the time
 * before than was published then, `previous` is what was published and `previousRevised` what it
 * is now. Events without a release before them are left as they are.
 */
export function markRevisions<Event extends ObservedEvent>(events: readonly Event[]): Event[] {
  const lastActual = new Map<string, NonNullable<Event['actual']>>();
  const inOrder = events.toSorted((a, b) => toStart(a.when) - toStart(b.when));
  return inOrder.map((event) => {
    const first = lastActual.get(event.seriesKey);
    if (event.actual !== undefined) lastActual.set(event.seriesKey, event.actual);
    const { previous } = event;
    const isRevised = first !== undefined && previous !== undefined && first.text !== previous.text;
    return isRevised ? { ...event, previous: first, previousRevised: previous } : event;
  });
}
