import { calculateCloseTime, type Interval } from '@vela/engine';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { findNyseDay } from '../instruments/nyse-sessions.ts';
import { findSession, type TradingSession } from '../vendors/simulated/trading-session.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const friday = 5;

/** Exchanges publish the closing auction and corrections for some minutes after the bell. */
export const sessionSettlingMs = 20 * 60_000;

/**
 * Hours (UTC ms) in which candles can come on a date given by its midnight in UTC. Currencies and
 * futures: what all of them trade for certain, without the holidays of New York.
 */
export function findTradingHours(
  midnight: number,
  calendar: TradingCalendar,
): TradingSession | undefined {
  const session = findSession(midnight, calendar);
  if (session === undefined || calendar === 'always') return session;
  if (calendar !== 'new-york' && calendar !== 'weekdays') return session;
  const day = findNyseDay(midnight);
  if (day === 'holiday') return undefined;
  if (calendar === 'new-york')
    return { ...session, close: session.close - (day === 'early' ? 3 * hourMs : 0) };
  const isFriday = new Date(midnight).getUTCDay() === friday;
  const lastHour = day === 'early' ? 18 : isFriday ? 20 : 24;
  return { open: midnight, close: midnight + lastHour * hourMs };
}

type Span = { readonly from: number; readonly to: number };

/** Milliseconds that a market traded between two moments (UTC ms); no more than needed is counted. */
export function countTradedMs({ from, to }: Span, calendar: TradingCalendar, enough: number) {
  let traded = 0;
  for (let day = Math.floor(from / dayMs) * dayMs; day < to && traded <= enough; day += dayMs) {
    const session = findTradingHours(day, calendar);
    if (session === undefined) continue;
    traded += Math.max(0, Math.min(to, session.close) - Math.max(from, session.open));
  }
  return traded;
}

const hasBell = (calendar: TradingCalendar): boolean =>
  calendar !== 'always' && calendar !== 'weekdays';

/**
 * When a candle counts as closed (UTC ms): at the end of its interval; of days and longer on a
 * stock exchange some minutes after the bell of its last session.
 */
export function findClosingTime(
  openTime: number,
  interval: Interval,
  calendar: TradingCalendar,
): number {
  const end = calculateCloseTime(openTime, interval);
  if (!hasBell(calendar) || end - openTime < dayMs) return end;
  for (let day = end - dayMs; day >= openTime; day -= dayMs) {
    const session = findTradingHours(day, calendar);
    if (session !== undefined) return Math.min(end, session.close + sessionSettlingMs);
  }
  return end;
}

/** The midnight itself, or that of the Monday after a weekend (UTC ms). */
function skipWeekend(midnight: number): number {
  const day = new Date(midnight).getUTCDay();
  return midnight + (day === 6 ? 2 : day === 0 ? 1 : 0) * dayMs;
}

/** Whether a candle after the one that opened at `openTime` can have closed by `now`. */
export function isNextCandleDue(
  openTime: number,
  { interval, calendar, now }: { interval: Interval; calendar: TradingCalendar; now: number },
): boolean {
  const opens = calculateCloseTime(openTime, interval);
  if (calendar === 'weekdays' && interval === '1d')
    return calculateCloseTime(skipWeekend(opens), interval) <= now;
  if (!hasBell(calendar)) return calculateCloseTime(opens, interval) <= now;
  if (opens - openTime < dayMs) {
    const duration = opens - openTime;
    return countTradedMs({ from: opens, to: now }, calendar, duration) >= duration;
  }
  if (interval !== '1d') return findClosingTime(opens, interval, calendar) <= now;
  let next = opens;
  while (next < now && findTradingHours(next, calendar) === undefined) next += dayMs;
  return findClosingTime(next, interval, calendar) <= now;
}

/** Whether the market of an instrument trades at a moment (UTC ms). */
export function isMarketOpen(calendar: TradingCalendar, now: number): boolean {
  const session = findTradingHours(Math.floor(now / dayMs) * dayMs, calendar);
  return session !== undefined && now >= session.open && now < session.close;
}
