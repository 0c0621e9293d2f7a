import type { CalendarEvent, EventTime, Language } from '@vela/contracts';
import ical, { ICalEventStatus, type ICalEventData } from 'ical-generator';
import { calendarWords } from './calendar-words.ts';

const dayMs = 86_400_000;
const releaseMs = 900_000;

function describeEvent(event: CalendarEvent, language: Language): string {
  const { labels, bases, source, window } = calendarWords[language];
  const values = (['actual', 'forecast', 'previous', 'previousRevised'] as const).flatMap((name) =>
    event[name] === undefined ? [] : [`${labels[name]}: ${event[name].text}`],
  );
  const origin = `${source}: ${event.source.name} (${bases[event.source.basis]})`;
  return [...(event.when.kind === 'window' ? [window] : []), ...values, origin].join('\n');
}

function toStatus({ status }: CalendarEvent): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'tentative' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** A moment is written in UTC; days are dates, of which the end is the first day after. */
function toSpan(when: EventTime): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (when.kind === 'instant')
    return { start: new Date(when.instant), end: new Date(when.instant + releaseMs) };
  const [from, to] = when.kind === 'day' ? [when.date, when.date] : [when.from, when.to];
  // The library writes the date of UTC where no zone is set.
  return { start: new Date(from), end: new Date(Date.parse(to) + dayMs), allDay: true };
}

/** Events as an iCalendar file; the same events are the same bytes. */
export function toCalendarIcs(events: readonly CalendarEvent[], language: Language): string {
  const calendar = ical({
    name: calendarWords[language].name,
    prodId: { company: 'Vela', product: 'calendar', language: language.toUpperCase() },
    ttl: 6 * 3600,
  });
  for (const event of events)
    calendar.createEvent({
      id: `${event.id}@vela`,
      sequence: event.version - 1,
      stamp: new Date(event.observedAt),
      summary: event.title[language],
      description: describeEvent(event, language),
      status: toStatus(event),
      ...(event.source.url === '' ? {} : { url: event.source.url }),
      ...toSpan(event.when),
    });
  return calendar.toString();
}
