import { isNyseSession } from '../../instruments/nyse-sessions.ts';

export const dayMs = 86_400_000;

/** A date as `2026-12-04`. */
export function toDate(midnight: number): string {
  return new Date(midnight).toISOString().slice(0, 10);
}

export const getWeekday = (midnight: number): number => new Date(midnight).getUTCDay();

/** The n-th business day of a month (from 0) by the sessions of the NYSE. */
export function findBusinessDay(year: number, month: number, nth: number): number {
  let day = Date.UTC(year, month, 1);
  for (let left = nth; ; day += dayMs) {
    if (isNyseSession(day)) left -= 1;
    if (left === 0) return day;
  }
}

/** The day itself, or the next one that is no Saturday or Sunday. */
export function toWeekday(midnight: number): number {
  const weekday = getWeekday(midnight);
  return midnight + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * dayMs;
}

/** All midnights from the day of `from` and before `to`, UTC milliseconds. */
export function listDays(from: number, to: number): number[] {
  const first = Math.floor(from / dayMs) * dayMs;
  return Array.from(
    { length: Math.max(0, Math.ceil((to - first) / dayMs)) },
    (_, index) => first + index * dayMs,
  );
}

/** Year and month (from 0) of every month that a span touches. */
export function listMonths(
  from: number,
  to: number,
): { readonly year: number; readonly month: number }[] {
  const seen = new Map(
    listDays(from, to).map((day) => {
      const date = new Date(day);
      return [toDate(day).slice(0, 7), { year: date.getUTCFullYear(), month: date.getUTCMonth() }];
    }),
  );
  return [...seen.values()];
}
