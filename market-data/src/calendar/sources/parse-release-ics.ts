import ICAL from 'ical.js';
import { createEvent, toTimedEvent, type ObservedEvent } from '../create-event.ts';
import type { EventSeries } from '../series/event-series.ts';
import { toLocalMinute } from '../zoned-time.ts';

/** A calendar that cannot be read: the message says which part. */
export class CalendarFormatError extends Error {
  override readonly name = 'CalendarFormatError';
}

const maxEvents = 5000;
/** Names of zones that publishers use and no database of zones has. */
const zoneByName: Readonly<Record<string, string>> = { 'US-Eastern': 'America/New_York' };

function parseComponents(text: string): ICAL.Component[] {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    if (calendar.name !== 'vcalendar') throw new Error('no VCALENDAR');
    return calendar.getAllSubcomponents('vevent').slice(0, maxEvents);
  } catch (cause) {
    throw new CalendarFormatError('not an iCalendar file', { cause });
  }
}

/** The start in the clocks of `zone`: a moment of UTC is converted, a local time must be of it. */
function readStart(component: ICAL.Component, zone: string): string | undefined {
  const property = component.getFirstProperty('dtstart');
  const value = property?.getFirstValue();
  if (property === null || property === undefined || !(value instanceof ICAL.Time))
    return undefined;
  if (value.isDate) return undefined;
  const local = value.toString().slice(0, 16);
  if (value.zone === ICAL.Timezone.utcTimezone) return toLocalMinute(Date.parse(`${local}Z`), zone);
  const named = property.getFirstParameter('tzid');
  return (zoneByName[named] ?? named) === zone ? local : undefined;
}

/**
 * The releases of known series in the list of a publisher. What it lists beside them is left out;
 * an event without a time is no error. Throws CalendarFormatError where it is no such list.
 */
export function parseReleaseIcs(text: string, series: readonly EventSeries[]): ObservedEvent[] {
  return parseComponents(text).flatMap((component) => {
    const title = String(component.getFirstPropertyValue('summary') ?? '');
    const known = series.find(({ listed }) => listed?.test(title) === true);
    const start = known === undefined ? undefined : readStart(component, known.zone);
    if (known === undefined || start === undefined) return [];
    return [
      createEvent(known, toTimedEvent(start, known.zone), {
        basis: 'published',
        status: 'scheduled',
      }),
    ];
  });
}
