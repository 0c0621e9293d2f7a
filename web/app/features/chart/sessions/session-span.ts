import { type Interval, intervals, type Session } from '@vela/contracts';
import { findCandleIndex } from '../../../figures/find-candle-index.ts';

/** A session with the indices of the first and last candle that open in it. */
export type SessionSpan = Session & { readonly from: number; readonly to: number };

/** Whether an interval is short enough to separate sessions: below one hour. */
export function hasSessions(interval: Interval): boolean {
  return intervals.indexOf(interval) < intervals.indexOf('1h');
}

/** Maps sessions to indices of candles that open in them; one without a candle is left out. */
export function toSessionSpans(
  sessions: readonly Session[],
  openTime: readonly number[],
): SessionSpan[] {
  return sessions.flatMap((session) => {
    const from = findCandleIndex(openTime, session.start - 1) + 1;
    const to = findCandleIndex(openTime, session.end - 1);
    return from <= to ? [{ ...session, from, to }] : [];
  });
}
