import type { MarketCalendar } from '../sessions/market-calendar.ts';
import { findNextSession, findSessionsAt, type Session } from '../sessions/session.ts';
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

// Starts and ends in UTC ms; minutes to the end of a running one or the start of the next.
/** Running and next sessions of a market at a time. */
export function toSessionFacts(now: number, calendar: MarketCalendar): ClockFact[] {
  const next = findNextSession(now, calendar);
  return [
    { id: 'session.clock', value: now, unit: 'time' },
    ...findSessionsAt(now, calendar)
      .slice(0, 2)
      .flatMap((session, index) => toSpanFacts(`session.running.${index + 1}`, session, now)),
    ...(next === undefined ? [] : toSpanFacts('session.next', next, now)),
  ];
}
