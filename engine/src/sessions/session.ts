import { touchesTrading, type MarketCalendar, type TimeSpan } from './market-calendar.ts';
import { toUtc, zoneOffset } from './time-zone.ts';

/**
 * Times of the day that traders watch, told in New York: the killzones, the lunch hour and the three hours known as Silver Bullets.
 * Order is the order of the day; of two that begin together the longer one comes first.
 */
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

const hoursOf = (id: SessionId, calendar: MarketCalendar): LocalHours =>
  id === 'new-york-morning' && isExchange(calendar) ? exchangeMorning : localHours[id];

/** When a session lies on a New York date, in whole days since 1970-01-01; undefined on a date on which the market rests through it. */
function spanOn(
  date: number,
  [from, until]: LocalHours,
  calendar: MarketCalendar,
): TimeSpan | undefined {
  const span = {
    start: toUtc(zone, date * day + from * hour),
    end: toUtc(zone, date * day + until * hour),
  };
  return touchesTrading(span, calendar) ? span : undefined;
}

function sessionOn(date: number, id: SessionId, calendar: MarketCalendar): Session | undefined {
  const span = spanOn(date, hoursOf(id, calendar), calendar);
  return span === undefined ? undefined : { id, ...span };
}

const newYorkDate = (time: number): number => Math.floor((time + zoneOffset(zone, time)) / day);

/** Sessions that a moment lies in, in the order of `sessionIds`: from their start up to, not including, their end. */
export function sessionsAt(time: number, calendar: MarketCalendar): Session[] {
  const date = newYorkDate(time);
  return sessionIds.flatMap((id) => {
    const session = sessionOn(date, id, calendar);
    return session !== undefined && session.start <= time && time < session.end ? [session] : [];
  });
}

/** Every occurrence of the sessions that reaches into the time from `from` up to, not including, `until`, in the order in which they begin. */
export function sessionsBetween(from: number, until: number, calendar: MarketCalendar): Session[] {
  const found: Session[] = [];
  // No session goes on past midnight in New York.
  for (let date = newYorkDate(from); date <= newYorkDate(until - 1); date += 1) {
    for (const id of sessionIds) {
      const session = sessionOn(date, id, calendar);
      if (session !== undefined && session.end > from && session.start < until) found.push(session);
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

// A weekend and the longest wait on either side of it.
const mostDaysAhead = 5;

/** The next occurrence of one session that has not ended by `time`; it may be running. Undefined for a market that rests through all of them. */
export function upcomingSession(
  time: number,
  id: SessionId,
  calendar: MarketCalendar,
): TimeSpan | undefined {
  const hours = hoursOf(id, calendar);
  const today = newYorkDate(time);
  for (let date = today; date <= today + mostDaysAhead; date += 1) {
    const span = spanOn(date, hours, calendar);
    if (span !== undefined && span.end > time) return span;
  }
  return undefined;
}

/** The session that begins next after `time`, of those that begin together the first in the order of `sessionIds`. */
export function nextSession(time: number, calendar: MarketCalendar): Session | undefined {
  let next: Session | undefined;
  for (const id of sessionIds) {
    const upcoming = upcomingSession(time, id, calendar);
    const span =
      upcoming !== undefined && upcoming.start <= time
        ? upcomingSession(upcoming.end, id, calendar)
        : upcoming;
    if (span !== undefined && (next === undefined || span.start < next.start))
      next = { id, ...span };
  }
  return next;
}
