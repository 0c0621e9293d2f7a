import type { Interval } from '../candles/candles.ts';
import { durationMs } from '../candles/interval.ts';
import type { SessionLabel } from '../structure/finding.ts';
import type { MarketCalendar } from './market-calendar.ts';
import { findUpcomingSession, type SessionId } from './session.ts';
import type { SpanSource } from './span-levels.ts';

/** Sessions whose extremes are levels. A Silver Bullet is an hour within one, not a range. */
const rangeSessions = [
  'asia',
  'london-open',
  'new-york-morning',
  'london-close',
  'lunch',
  'new-york-afternoon',
] as const satisfies readonly (SessionId & SessionLabel)[];

const kinds = { high: 'session-high', low: 'session-low' } as const;

/** Sources of session highs and lows, for candles shorter than an hour. */
export function createSessionSources(interval: Interval, calendar: MarketCalendar): SpanSource[] {
  const duration = durationMs[interval] ?? Number.POSITIVE_INFINITY;
  const ids = duration < durationMs['1h'] ? rangeSessions : [];
  return ids.map((label) => ({
    kinds,
    label,
    spanAt: (time: number) => findUpcomingSession(time, label, calendar),
  }));
}
