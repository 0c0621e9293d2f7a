import type { MarketCalendar } from '../sessions/market-calendar.ts';
import { nextSession, sessionsAt, type Session } from '../sessions/session.ts';
import type { FactUnit } from './fact.ts';

/** A fact about the clock, which no candle was read for. */
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

/**
 * Which sessions of the trading day a moment lies in, and which begins next, by the rules of a market: names, starts and ends in UTC
 * milliseconds, and the minutes to the end of a running one or the start of the next.
 */
export function toSessionFacts(now: number, calendar: MarketCalendar): ClockFact[] {
  const next = nextSession(now, calendar);
  return [
    { id: 'session.clock', value: now, unit: 'time' },
    ...sessionsAt(now, calendar)
      .slice(0, 2)
      .flatMap((session, index) => toSpanFacts(`session.running.${index + 1}`, session, now)),
    ...(next === undefined ? [] : toSpanFacts('session.next', next, now)),
  ];
}
