import { type CalendarEvent, type ReminderMinutes, reminderMinutes } from '@vela/contracts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A date such as `2026-11-25` by its midnight in UTC. */
export function toDate(midnight: number): string {
  return new Date(midnight).toISOString().slice(0, 10);
}

/** The date that the clocks of a zone show at a moment. */
export function toZoneDate(instant: number, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant);
}

/** The Monday of the week that holds a date. */
export function toMonday(date: string): string {
  const midnight = Date.parse(date);
  return toDate(midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * dayMs);
}

export function addDays(date: string, days: number): string {
  return toDate(Date.parse(date) + days * dayMs);
}

/** The day under which an event stands: its date in the zone of the person, or the day it names. */
export function toEventDate({ when }: CalendarEvent, zone: string): string {
  if (when.kind === 'instant') return toZoneDate(when.instant, zone);
  return when.kind === 'day' ? when.date : when.from;
}

/** The spans before an event at which one can still be reminded of it; none once it is over. */
export function listSpansAhead(
  { when, status }: Pick<CalendarEvent, 'when' | 'status'>,
  now: number,
): readonly ReminderMinutes[] {
  if (when.kind === 'window' || status === 'cancelled') return [];
  return reminderMinutes.filter((minutes) => {
    const then = now + minutes * minuteMs;
    return when.kind === 'instant' ? when.instant > then : when.date > toZoneDate(then, when.zone);
  });
}

const toOrder = ({ when }: CalendarEvent): number => (when.kind === 'instant' ? when.instant : 0);

/** The seven dates of a week with their events, those without a time first. */
export function groupByDay(
  events: readonly CalendarEvent[],
  monday: string,
  zone: string,
): { readonly date: string; readonly events: readonly CalendarEvent[] }[] {
  const byDate = Map.groupBy(events, (event) => toEventDate(event, zone));
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return { date, events: (byDate.get(date) ?? []).toSorted((a, b) => toOrder(a) - toOrder(b)) };
  });
}
