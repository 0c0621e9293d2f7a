import { isDeepStrictEqual } from 'node:util';
import { eventBases, type CalendarEvent } from '@vela/contracts';
import { toStart, type ObservedEvent } from './create-event.ts';

const rankBasis = (basis: CalendarEvent['source']['basis']): number => eventBases.indexOf(basis);

function toContent(event: CalendarEvent): ObservedEvent {
  const { version: _, observedAt: __, ...content } = event;
  return content;
}

/** The event as it is known after an observation: values that were published are not lost. */
function addObservation(
  known: CalendarEvent,
  seen: ObservedEvent,
  observedAt: number,
): CalendarEvent {
  const isSameBasis = known.source.basis === seen.source.basis;
  const isMoved = isSameBasis && toStart(known.when) !== toStart(seen.when);
  const wasMoved = isSameBasis && known.status === 'moved' && seen.status === 'scheduled';
  const { actual, forecast, previous, previousRevised } = known;
  const kept = Object.fromEntries(
    Object.entries({ actual, forecast, previous, previousRevised }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return {
    ...kept,
    ...seen,
    status: isMoved || wasMoved ? 'moved' : seen.status,
    version: known.version + 1,
    observedAt,
  };
}

/** Events of a source that lie ahead within what it lists, and that it no longer lists. */
function listCancelled(
  known: ReadonlyMap<string, CalendarEvent>,
  seen: readonly ObservedEvent[],
  now: number,
): CalendarEvent[] {
  const published = seen.filter(({ source }) => source.basis === 'published');
  const ids = new Set(published.map(({ id }) => id));
  const lastBySeries = new Map<string, number>();
  for (const { seriesKey, when } of published)
    lastBySeries.set(seriesKey, Math.max(lastBySeries.get(seriesKey) ?? 0, toStart(when)));
  return [...known.values()]
    .filter(
      (event) =>
        event.source.basis === 'published' &&
        event.status !== 'cancelled' &&
        !ids.has(event.id) &&
        toStart(event.when) > now &&
        toStart(event.when) <= (lastBySeries.get(event.seriesKey) ?? 0),
    )
    .map((event) => ({
      ...event,
      status: 'cancelled',
      version: event.version + 1,
      observedAt: now,
    }));
}

/**
 * The versions that observations add to what is known: nothing where they say the same, and nothing
 * of a rule where a publisher has spoken. `now` is when they were observed, UTC milliseconds.
 */
export function findNewVersions(
  known: ReadonlyMap<string, CalendarEvent>,
  seen: readonly ObservedEvent[],
  now: number,
): CalendarEvent[] {
  const changed = seen.flatMap((event): CalendarEvent[] => {
    const before = known.get(event.id);
    if (before === undefined) return [{ ...event, version: 1, observedAt: now }];
    if (rankBasis(event.source.basis) > rankBasis(before.source.basis)) return [];
    // A list of dates that says nothing new of what has been released already.
    const isOnlyDate = before.actual !== undefined && event.actual === undefined;
    if (isOnlyDate && toStart(before.when) === toStart(event.when)) return [];
    const after = addObservation(before, event, now);
    return isDeepStrictEqual(toContent(after), toContent(before)) ? [] : [after];
  });
  return [...changed, ...listCancelled(known, seen, now)];
}
