import type { CalendarEvent, EventBasis, EventTime, ReleaseValue } from '@vela/contracts';
import type { EventSeries } from './series/event-series.ts';
import { toInstant } from './zoned-time.ts';

/** An event as a source told of it, before it has a version. */
export type ObservedEvent = Omit<CalendarEvent, 'version' | 'observedAt'>;

type Told = {
  readonly basis: EventBasis;
  readonly status: CalendarEvent['status'];
  /** Where it was read, instead of the publisher of the series. */
  readonly source?: Pick<CalendarEvent['source'], 'name' | 'url'>;
  readonly forecast?: ReleaseValue;
  readonly previous?: ReleaseValue;
  readonly actual?: ReleaseValue;
};

/** The period of a date of which a series has one event: its day, month or quarter. */
function toPeriod(date: string, cycle: EventSeries['cycle']): string {
  if (cycle === 'month') return date.slice(0, 7);
  if (cycle === 'quarter') return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
  if (cycle === 'day') return date;
  const midnight = Date.parse(date);
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * 86_400_000;
  return new Date(monday).toISOString().slice(0, 10);
}

/** The time of a local minute in a zone, with the moment it is. */
export function toTimedEvent(local: string, zone: string): EventTime {
  return { kind: 'instant', local, zone, instant: toInstant(local, zone) };
}

/** The usual time of a series on a date; a day where the series has none. */
export function toUsualTime({ time, zone }: EventSeries, date: string): EventTime {
  return time === undefined
    ? { kind: 'day', date, zone, part: 'allDay' }
    : toTimedEvent(`${date}T${time}`, zone);
}

function toFirstDate(when: EventTime): string {
  if (when.kind === 'instant') return when.local.slice(0, 10);
  return when.kind === 'day' ? when.date : when.from;
}

/** The first moment at which an event may be: of a day the midnight in its zone. UTC milliseconds. */
export function toStart(when: EventTime): number {
  return when.kind === 'instant'
    ? when.instant
    : toInstant(`${toFirstDate(when)}T00:00`, when.zone);
}

/** An event of a known series; its id is that of its period, so that a moved one keeps it. */
export function createEvent(series: EventSeries, when: EventTime, told: Told): ObservedEvent {
  const { publisher, zone: _zone, time: _time, listed: _listed, cycle, ...shared } = series;
  const { basis, status, source = publisher, ...values } = told;
  return {
    ...shared,
    id: `${series.seriesKey}:${toPeriod(toFirstDate(when), cycle)}`,
    when,
    status,
    source: { ...source, basis },
    ...values,
  };
}
