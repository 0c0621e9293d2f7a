import type { HealthNote } from '@vela/contracts';
import { calculateCloseTime, durationMs, type Interval } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { calculateAsOfTime } from './closed-candles.ts';
import { countTradedMs, sessionSettlingMs } from './trading-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const monthMs = 31 * dayMs;

const sessionMs: Readonly<Record<TradingCalendar, number>> = {
  always: dayMs,
  weekdays: 23 * hourMs,
  'new-york': 6.5 * hourMs,
  london: 8.5 * hourMs,
  'central-europe': 8.5 * hourMs,
  tokyo: 6.5 * hourMs,
  'hong-kong': 6.5 * hourMs,
};

/** Holidays of these exchanges are not known: two sessions may be missing after a whole one. */
const unknownHolidays: ReadonlySet<TradingCalendar> = new Set([
  'london',
  'central-europe',
  'tokyo',
  'hong-kong',
]);

/** Prices of exchanges may be told a quarter of an hour late; futures rest an hour a day. */
const delayMs = (calendar: TradingCalendar): number =>
  calendar === 'always' ? 0 : sessionSettlingMs + (calendar === 'weekdays' ? hourMs : 0);

/** Trading time after a candle in which the one after the next must have come, with the delay. */
function calculateAllowedMs({ interval, calendar, lastOpenTime }: StalenessInput): number {
  const duration = durationMs[interval] ?? monthMs;
  const weekShare = calendar === 'always' ? 1 : 5 / 7;
  const session = sessionMs[calendar];
  const sessions = Math.round((duration / dayMs) * (duration > dayMs ? weekShare : 1));
  const candles = 2 * (duration < dayMs ? duration : sessions * session) + delayMs(calendar);
  if (!unknownHolidays.has(calendar)) return candles;
  const close = calculateCloseTime(lastOpenTime, interval);
  const untilTomorrow = Math.ceil(close / dayMs) * dayMs;
  const endsSession =
    countTradedMs({ from: close, to: untilTomorrow }, calendar, duration) < duration;
  return candles + (duration >= dayMs || endsSession ? 2 * session : 0);
}

type StalenessInput = {
  readonly interval: Interval;
  readonly calendar: TradingCalendar;
  readonly lastOpenTime: number;
  readonly now: number;
};

/**
 * `stale` once two further intervals of trading have passed since the last close, and the delay of
 * the market: nights, weekends and known holidays do not count. Age from as-of time.
 */
export function findStaleness(input: StalenessInput): HealthNote[] {
  const { interval, calendar, lastOpenTime, now } = input;
  const closeTime = calculateCloseTime(lastOpenTime, interval);
  const allowed = calculateAllowedMs(input);
  if (countTradedMs({ from: closeTime, to: now }, calendar, allowed) <= allowed) return [];
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
