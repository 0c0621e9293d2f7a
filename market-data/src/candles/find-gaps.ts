import { closeTimeOf, durationMs } from '@vela/engine';
import type { Candles, Interval } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { at } from './raw-candles.ts';

export type CandleGaps = {
  readonly count: number;
  readonly longest: number;
  readonly longestAt: number;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const thirtyDaysMs = 30 * dayMs;
// Christmas and New Year close two weekdays in a row; longer holes than holidays are missing data.
const holidayWeekdays = 2;
// Futures rest an hour a day, thin currencies may have no quote for a while.
const restMs = 2 * hourMs;
const fridayClose = 20 * hourMs;
const sundayOpen = 2 * dayMs + 23 * hourMs;

/**
 * Holes in trading time: nights, weekends and single holidays of markets that close are none. `longest` is in missing candles of the series'
 * interval; where an exchange misses whole days of finer candles, a day counts as many as the days of the series hold on average.
 */
export function findGaps(candles: Candles, calendar: TradingCalendar): CandleGaps {
  const { interval, length, openTime } = candles;
  const market = { interval, calendar, candlesPerDay: countCandlesPerDay(candles) };
  const gaps = { count: 0, longest: 0, longestAt: 0 };
  for (let index = 1; index < length; index++) {
    const [previous, time] = [at(openTime, index - 1), at(openTime, index)];
    if (closeTimeOf(previous, interval) === time) continue;
    const missing = countMissing(previous, time, market);
    if (missing < 1) continue;
    gaps.count++;
    if (missing > gaps.longest) Object.assign(gaps, { longest: missing, longestAt: previous });
  }
  return gaps;
}

type Market = {
  readonly interval: Interval;
  readonly calendar: TradingCalendar;
  readonly candlesPerDay: number;
};

function countMissing(
  previous: number,
  time: number,
  { interval, calendar, candlesPerDay }: Market,
): number {
  const duration = durationMs[interval] ?? thirtyDaysMs;
  const holeMs = time - closeTimeOf(previous, interval);
  if (calendar === 'always' || duration > dayMs) return Math.round(holeMs / duration);
  const weekdays = countWeekdaysBetween(previous, time);
  if (duration === dayMs) return weekdays > holidayWeekdays ? weekdays : 0;
  if (calendar === 'weekdays') {
    const tradingMs = holeMs - weekendMsBetween(previous + duration, time);
    return tradingMs > restMs ? Math.round(tradingMs / duration) : 0;
  }
  if (Math.floor(previous / dayMs) === Math.floor(time / dayMs))
    return Math.round(holeMs / duration);
  return weekdays > holidayWeekdays ? Math.round(weekdays * candlesPerDay) : 0;
}

function countCandlesPerDay({ openTime, length }: Candles): number {
  let days = 0;
  let lastDay = Number.NaN;
  for (let index = 0; index < length; index++) {
    const day = Math.floor(at(openTime, index) / dayMs);
    if (day !== lastDay) days++;
    lastDay = day;
  }
  return length / Math.max(1, days);
}

// The epoch was a Thursday, so day 4 was a Monday.
function countWeekdaysBetween(from: number, to: number): number {
  const [first, last] = [Math.floor(from / dayMs) + 1, Math.floor(to / dayMs)];
  if (last <= first) return 0;
  const weeks = Math.floor((last - first) / 7);
  let count = weeks * 5;
  for (let day = first + weeks * 7; day < last; day++) if ((((day - 4) % 7) + 7) % 7 < 5) count++;
  return count;
}

function weekendMsBetween(from: number, to: number): number {
  // Fridays are one day after the epoch's Thursday.
  let friday = Math.floor((from / dayMs - 1) / 7) * 7 * dayMs + dayMs;
  let total = 0;
  for (; friday < to; friday += 7 * dayMs) {
    total += Math.max(0, Math.min(to, friday + sundayOpen) - Math.max(from, friday + fridayClose));
  }
  return total;
}
