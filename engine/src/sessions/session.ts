import { hasTrading, type MarketCalendar, type TimeSpan } from './market-calendar.ts';
import { toUtc, getZoneOffset } from './time-zone.ts';

// New York time, in the order of the day, of two that begin together the longer first.
/** Killzones, the lunch hour and the three Silver Bullet hours. */
export const sessionIds = [
  'asia',
  'london-open',
  'silver-bullet-london',
  'new-york-morning',
  'london-close',
  'silver-bullet-morning',
  'lunch',
  'new-york-afternoon',
  'silver-bullet-afternoon',
] as const;
export type SessionId = (typeof sessionIds)[number];

/** One occurrence of a session. */
export type Session = TimeSpan & { readonly id: SessionId };

const zone = 'America/New_York';
const hour = 3_600_000;
const day = 24 * hour;

type LocalHours = readonly [start: number, end: number];

const localHours = {
  asia: [20, 24],
  'london-open': [2, 5],
  'silver-bullet-london': [3, 4],
  'new-york-morning': [7, 10],
  'london-close': [10, 12],
  'silver-bullet-morning': [10, 11],
  lunch: [12, 13],
  'new-york-afternoon': [13.5, 16],
  'silver-bullet-afternoon': [14, 15],
} as const satisfies Record<SessionId, LocalHours>;

// Stocks and stock indices open at 09:30.
const exchangeMorning: LocalHours = [9.5, 11];
const isExchange = (calendar: MarketCalendar): boolean =>
  calendar !== 'crypto' && calendar !== 'forex' && calendar !== 'metal' && calendar !== 'future';

const getLocalHours = (id: SessionId, calendar: MarketCalendar): LocalHours =>
  id === 'new-york-morning' && isExchange(calendar) ? exchangeMorning : localHours[id];

/** A New York date in whole days since 1970-01-01; undefined when the market is closed then. */
function findSessionSpan(
  date: number,
  [from, until]: LocalHours,
  calendar: MarketCalendar,
): TimeSpan | undefined {
  const span = {
    start: toUtc(zone, date * day + from * hour),
    end: toUtc(zone, date * day + until * hour),
  };
  return hasTrading(span, calendar) ? span : undefined;
}

function findSession(date: number, id: SessionId, calendar: MarketCalendar): Session | undefined {
  const span = findSessionSpan(date, getLocalHours(id, calendar), calendar);
  return span === undefined ? undefined : { id, ...span };
}

const toNewYorkDate = (time: number): number =>
  Math.floor((time + getZoneOffset(zone, time)) / day);

/** Sessions that contain a time (start inclusive, end exclusive), in the order of `sessionIds`. */
export function findSessionsAt(time: number, calendar: MarketCalendar): Session[] {
  const date = toNewYorkDate(time);
  return sessionIds.flatMap((id) => {
    const session = findSession(date, id, calendar);
    return session !== undefined && session.start <= time && time < session.end ? [session] : [];
  });
}

/** All sessions that overlap the time from `from` up to, not including, `until`, by start time. */
export function findSessionsBetween(
  from: number,
  until: number,
  calendar: MarketCalendar,
): Session[] {
  const found: Session[] = [];
  // No session crosses midnight in New York.
  for (let date = toNewYorkDate(from); date <= toNewYorkDate(until - 1); date += 1) {
    for (const id of sessionIds) {
      const session = findSession(date, id, calendar);
      if (session !== undefined && session.end > from && session.start < until) found.push(session);
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

// A weekend plus the longest wait on either side of it.
const maxDaysAhead = 5;

/** The first to end after `time`; undefined for a market closed during all of them. */
export function findUpcomingSession(
  time: number,
  id: SessionId,
  calendar: MarketCalendar,
): TimeSpan | undefined {
  const hours = getLocalHours(id, calendar);
  const today = toNewYorkDate(time);
  for (let date = today; date <= today + maxDaysAhead; date += 1) {
    const span = findSessionSpan(date, hours, calendar);
    if (span !== undefined && span.end > time) return span;
  }
  return undefined;
}

/** The next to begin after `time`; of those beginning together the first of `sessionIds`. */
export function findNextSession(time: number, calendar: MarketCalendar): Session | undefined {
  let next: Session | undefined;
  for (const id of sessionIds) {
    const upcoming = findUpcomingSession(time, id, calendar);
    const span =
      upcoming !== undefined && upcoming.start <= time
        ? findUpcomingSession(upcoming.end, id, calendar)
        : upcoming;
    if (span !== undefined && (next === undefined || span.start < next.start))
      next = { id, ...span };
  }
  return next;
}
