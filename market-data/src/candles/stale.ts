import type { HealthNote } from '@vela/contracts';
import { calculateCloseTime, durationMs, type Interval } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { calculateAsOfTime } from './closed-candles.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const monthMs = 31 * dayMs;
// A long weekend without trading.
const restMs = 4 * dayMs;

type StalenessInput = {
  readonly interval: Interval;
  readonly calendar: TradingCalendar;
  readonly lastOpenTime: number;
  readonly now: number;
};

/** `stale` two intervals (and a long weekend) after the last close; age from as-of time. */
export function findStaleness({
  interval,
  calendar,
  lastOpenTime,
  now,
}: StalenessInput): HealthNote[] {
  const closeTime = calculateCloseTime(lastOpenTime, interval);
  const ageMs = now - closeTime;
  const allowedMs = 2 * (durationMs[interval] ?? monthMs) + (calendar === 'always' ? 0 : restMs);
  if (ageMs <= allowedMs) return [];
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
