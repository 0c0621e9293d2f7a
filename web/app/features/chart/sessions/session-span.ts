import { type Interval, intervals, type Session } from '@vela/contracts';
import { candleIndexAt } from '../candle-index.ts';

/** A session as it lies on the candles: the first and the last one that open in it. */
export type SessionSpan = Session & { readonly from: number; readonly to: number };

/** Whether candles are short enough to tell one session from the next: shorter than an hour. */
export function tellsSessions(interval: Interval): boolean {
  return intervals.indexOf(interval) < intervals.indexOf('1h');
}

/** Lays sessions on the candles that open at these times. A candle belongs to the sessions it opens in; a session without a candle is left out. */
export function toSpans(sessions: readonly Session[], openTime: readonly number[]): SessionSpan[] {
  return sessions.flatMap((session) => {
    const from = candleIndexAt(openTime, session.start - 1) + 1;
    const to = candleIndexAt(openTime, session.end - 1);
    return from <= to ? [{ ...session, from, to }] : [];
  });
}
