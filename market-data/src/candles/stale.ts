import type { HealthNote } from '@vela/contracts';
import { calculateCloseTime, durationMs, type Interval } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { findNyseDay } from '../instruments/nyse-sessions.ts';
import { findSession } from '../vendors/simulated/trading-session.ts';
import { calculateAsOfTime } from './closed-candles.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const monthMs = 31 * dayMs;
// A long weekend without trading.
const restMs = 4 * dayMs;

const sessionMs = 6.5 * hourMs;
/** Prices of exchanges may be told a quarter of an hour late, and candles need a moment to settle. */
const delayMs = 20 * 60_000;

/** Trading time that two intervals hold, with the delay: a week has five sessions. */
function calculateTradingMs(duration: number): number {
  const sessions = Math.round((duration / dayMs) * (duration > dayMs ? 5 / 7 : 1));
  return 2 * (duration < dayMs ? duration : sessions * sessionMs) + delayMs;
}

/** Whether New York traded longer than `allowedMs` between two moments. */
function hasTradedLonger(
  { from, to }: { readonly from: number; readonly to: number },
  allowedMs: number,
): boolean {
  let traded = 0;
  for (let day = Math.floor(from / dayMs) * dayMs; day < to && traded <= allowedMs; day += dayMs) {
    const exchangeDay = findNyseDay(day);
    const session = findSession(day, 'new-york');
    if (exchangeDay === 'holiday' || session === undefined) continue;
    const close = session.close - (exchangeDay === 'early' ? 3 * hourMs : 0);
    traded += Math.max(0, Math.min(to, close) - Math.max(from, session.open));
  }
  return traded > allowedMs;
}

type StalenessInput = {
  readonly interval: Interval;
  readonly calendar: TradingCalendar;
  readonly lastOpenTime: number;
  readonly now: number;
};

/**
 * `stale` two intervals after the last close, in New York two intervals of trading and its delay;
 * on other markets that rest, a long weekend later. Age from as-of time.
 */
export function findStaleness({
  interval,
  calendar,
  lastOpenTime,
  now,
}: StalenessInput): HealthNote[] {
  const closeTime = calculateCloseTime(lastOpenTime, interval);
  const ageMs = now - closeTime;
  const duration = durationMs[interval] ?? monthMs;
  const isLate =
    calendar === 'new-york'
      ? hasTradedLonger({ from: closeTime, to: now }, calculateTradingMs(duration))
      : ageMs > 2 * duration + (calendar === 'always' ? 0 : restMs);
  if (!isLate) return [];
  const asOfAt = calculateAsOfTime(lastOpenTime, interval);
  return [
    {
      code: 'stale',
      params: {
        asOfAt,
        ageDays: Math.floor((now - asOfAt) / dayMs),
        ageHours: Math.floor((now - asOfAt) / hourMs),
      },
    },
  ];
}
