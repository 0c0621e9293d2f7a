import type { Interval } from '../candles/candles.ts';
import { durationMs } from '../candles/interval.ts';
import type { SessionLabel } from '../structure/finding.ts';
import type { MarketCalendar } from './market-calendar.ts';
import { upcomingSession, type SessionId } from './session.ts';
import type { SpanSource } from './span-levels.ts';

/** Sessions whose high and low are levels. A Silver Bullet is an hour to watch within one of them, not a range of its own. */
const rangeSessions = [
  'asia',
  'london-open',
  'new-york-morning',
  'london-close',
  'lunch',
  'new-york-afternoon',
] as const satisfies readonly (SessionId & SessionLabel)[];

const kinds = { high: 'session-high', low: 'session-low' } as const;

/** Highs and lows of the sessions on candles shorter than an hour; longer ones do not tell one session from the next. */
export function sessionSources(interval: Interval, calendar: MarketCalendar): SpanSource[] {
  const duration = durationMs[interval] ?? Number.POSITIVE_INFINITY;
  const ids = duration < durationMs['1h'] ? rangeSessions : [];
  return ids.map((label) => ({
    kinds,
    label,
    spanAt: (time: number) => upcomingSession(time, label, calendar),
  }));
}
