import type { Calendar, CalendarEvent, Instrument } from '@vela/contracts';
import { calendarSources, isRelatedEvent } from '@vela/market-data';
import { describeSource } from '../../outside/outside-source.ts';
import { listKeyedCalendars } from './keyed-calendars.ts';
import { calendarPauseMs, type CalendarDeps } from './refresh-calendar.ts';

export type CalendarFilter = {
  readonly from: number;
  readonly to: number;
  readonly knownAt?: number;
  readonly countries?: readonly string[];
  readonly kinds?: readonly string[];
  readonly importance: number;
  readonly instrument?: Instrument | undefined;
};

const has = (wanted: readonly string[] | undefined, value: string): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(value);

/** The events of a span that pass a filter, by time. */
export async function listEvents(
  { store, now }: Pick<CalendarDeps, 'store' | 'now'>,
  { from, to, knownAt, countries, kinds, importance, instrument }: CalendarFilter,
): Promise<CalendarEvent[]> {
  const events = await store.list({ from, to, knownAt: knownAt ?? now() });
  return events.filter(
    (event) =>
      event.importance >= importance &&
      has(countries, event.country) &&
      has(kinds, event.kind) &&
      (instrument === undefined || isRelatedEvent(event, instrument)),
  );
}

/** The lists that events are read from; FRED's are one source, told by the first of them. */
function listSources(deps: CalendarDeps): { readonly id: string; readonly name: string }[] {
  const lists = [...calendarSources, ...listKeyedCalendars(deps)];
  return lists.filter(({ name }, at) => lists.findIndex((one) => one.name === name) === at);
}

/** The calendar of a span: events, the versions of changed ones, and the states of the sources. */
export async function listCalendar(deps: CalendarDeps, filter: CalendarFilter): Promise<Calendar> {
  const items = await listEvents(deps, filter);
  const changed = items.filter(({ version }) => version > 1).map(({ id }) => id);
  const known = filter.knownAt ?? deps.now();
  const versions = (await deps.store.listVersions(changed)).filter(
    ({ observedAt }) => observedAt <= known,
  );
  const sources = await Promise.all(
    listSources(deps).map(({ id, name }) =>
      describeSource({ id: `calendar-${id}`, name, pauseMs: calendarPauseMs }, deps),
    ),
  );
  return { items, versions: Object.fromEntries(Map.groupBy(versions, ({ id }) => id)), sources };
}
