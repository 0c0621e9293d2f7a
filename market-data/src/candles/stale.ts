import type { HealthNote } from '@vela/contracts';
import { closeTimeOf, durationMs } from '@vela/engine';
import type { Interval } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const monthMs = 31 * dayMs;
// A long weekend, in which nothing can be traded.
const restMs = 4 * dayMs;

type Question = {
  readonly interval: Interval;
  readonly calendar: TradingCalendar;
  readonly lastOpenTime: number;
  readonly now: number;
};

/**
 * A note when a newer candle should exist by now: the last one closed more than two intervals (and, where markets rest, a long weekend)
 * ago. The age counts from the as-of time.
 */
export function findStaleness({ interval, calendar, lastOpenTime, now }: Question): HealthNote[] {
  const closeTime = closeTimeOf(lastOpenTime, interval);
  const ageMs = now - closeTime;
  const allowedMs = 2 * (durationMs[interval] ?? monthMs) + (calendar === 'always' ? 0 : restMs);
  if (ageMs <= allowedMs) return [];
  const asOfAt = closeTime - lastOpenTime >= dayMs ? closeTime - dayMs : closeTime;
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
