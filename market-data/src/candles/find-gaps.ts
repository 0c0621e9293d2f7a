import { calculateCloseTime, durationMs, type Candles, type Interval } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { firstNyseYear, isNyseSession } from '../instruments/nyse-sessions.ts';
import { getValueAt } from './raw-candles.ts';

export type CandleGaps = {
  readonly count: number;
  readonly longest: number;
  readonly longestAt: number;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const thirtyDaysMs = 30 * dayMs;
// Elsewhere than in New York: Christmas and New Year close two weekdays in a row; longer gaps are missing data.
const holidayWeekdays = 2;
// Futures pause one hour a day; illiquid currencies may have no quote for a while.
const restMs = 2 * hourMs;
const fridayClose = 20 * hourMs;
const sundayOpen = 2 * dayMs + 23 * hourMs;

/**
 * Gaps but nights, weekends and holidays; `longest` in candles, a missing day at the average.
 */
export function findGaps(candles: Candles, calendar: TradingCalendar): CandleGaps {
  const { interval, length, openTime } = candles;
  const market = { interval, calendar, candlesPerDay: countCandlesPerDay(candles) };
  const gaps = { count: 0, longest: 0, longestAt: 0 };
  for (let index = 1; index < length; index++) {
    // No pair taken apart: code that is not compiled yet makes a list of it for every candle.
    const previous = getValueAt(openTime, index - 1);
    const time = getValueAt(openTime, index);
    if (calculateCloseTime(previous, interval) === time) continue;
    const missing = countMissing(previous, time, market);
    if (missing < 1) continue;
    gaps.count++;
    if (missing > gaps.longest) Object.assign(gaps, { longest: missing, longestAt: previous });
  }
  return gaps;
}

type GapRules = {
  readonly interval: Interval;
  readonly calendar: TradingCalendar;
  readonly candlesPerDay: number;
};

function countMissing(
  previous: number,
  time: number,
  { interval, calendar, candlesPerDay }: GapRules,
): number {
  const duration = durationMs[interval] ?? thirtyDaysMs;
  const holeMs = time - calculateCloseTime(previous, interval);
  if (calendar === 'always' || duration > dayMs) return Math.round(holeMs / duration);
  const weekdays = countMissingDays(previous, time, calendar);
  if (duration === dayMs) return weekdays;
  if (calendar === 'weekdays') {
    const tradingMs = holeMs - calculateWeekendMs(previous + duration, time);
    return tradingMs > restMs ? Math.round(tradingMs / duration) : 0;
  }
  if (Math.floor(previous / dayMs) === Math.floor(time / dayMs))
    return Math.round(holeMs / duration);
  return Math.round(weekdays * candlesPerDay);
}

function countCandlesPerDay({ openTime, length }: Candles): number {
  let days = 0;
  let lastDay = Number.NaN;
  for (let index = 0; index < length; index++) {
    const day = Math.floor(getValueAt(openTime, index) / dayMs);
    if (day !== lastDay) days++;
    lastDay = day;
  }
  return length / Math.max(1, days);
}

/** Sessions between two candles; where the holidays are not known, weekdays from three in a row on. */
function countMissingDays(from: number, to: number, calendar: TradingCalendar): number {
  if (calendar === 'new-york' && from >= Date.UTC(firstNyseYear, 0, 1)) {
    let sessions = 0;
    const last = Math.floor(to / dayMs);
    for (let date = Math.floor(from / dayMs) + 1; date < last; date++)
      if (isNyseSession(date * dayMs)) sessions++;
    return sessions;
  }
  const weekdays = countWeekdaysBetween(from, to);
  return weekdays > holidayWeekdays ? weekdays : 0;
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

function calculateWeekendMs(from: number, to: number): number {
  // The epoch (1 January 1970) was a Thursday, so Fridays are at day 1 modulo 7.
  let friday = Math.floor((from / dayMs - 1) / 7) * 7 * dayMs + dayMs;
  let total = 0;
  for (; friday < to; friday += 7 * dayMs) {
    total += Math.max(0, Math.min(to, friday + sundayOpen) - Math.max(from, friday + fridayClose));
  }
  return total;
}
