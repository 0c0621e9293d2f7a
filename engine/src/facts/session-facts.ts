import type { MarketCalendar } from '../sessions/market-calendar.ts';
import {
  findNextSession,
  findSessionsAt,
  findUpcomingSession,
  type Session,
  type SessionId,
} from '../sessions/session.ts';
import type { FactUnit } from './fact.ts';

/** A fact about the clock; it depends on no candle. */
export type ClockFact = {
  readonly id: string;
  readonly value: number | string;
  readonly unit: FactUnit;
};

const minute = 60_000;

function toSpanFacts(prefix: string, session: Session, now: number): ClockFact[] {
  const until = session.start > now ? session.start : session.end;
  return [
    { id: `${prefix}.name`, value: session.id, unit: 'text' },
    { id: `${prefix}.start`, value: session.start, unit: 'time' },
    { id: `${prefix}.end`, value: session.end, unit: 'time' },
    { id: `${prefix}.minutes`, value: Math.ceil((until - now) / minute), unit: 'count' },
  ];
}

/** The first of these sessions that has not ended: it is running, or begins next. */
function findFirst(
  ids: readonly SessionId[],
  now: number,
  calendar: MarketCalendar,
): Session | undefined {
  return ids
    .flatMap((id) => {
      const span = findUpcomingSession(now, id, calendar);
      return span === undefined ? [] : [{ id, ...span }];
    })
    .toSorted((one, other) => one.start - other.start)[0];
}

// Starts and ends in UTC ms; minutes to the end of a running one or the start of the next.
/** Running and next sessions of a market at a time, and the one of those asked about. */
export function toSessionFacts(
  now: number,
  calendar: MarketCalendar,
  asked: readonly SessionId[] = [],
): ClockFact[] {
  const next = findNextSession(now, calendar);
  const first = findFirst(asked, now, calendar);
  return [
    { id: 'session.clock', value: now, unit: 'time' },
    ...findSessionsAt(now, calendar)
      .slice(0, 2)
      .flatMap((session, index) => toSpanFacts(`session.running.${index + 1}`, session, now)),
    ...(next === undefined ? [] : toSpanFacts('session.next', next, now)),
    ...(first === undefined ? [] : toSpanFacts('session.asked', first, now)),
  ];
}
