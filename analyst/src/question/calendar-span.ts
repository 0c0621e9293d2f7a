/** A part of the calendar, UTC milliseconds; `to` is the first moment after it. */
export type CalendarSpan = { readonly from: number; readonly to: number };

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export function startOfDay(time: number): number {
  return Math.floor(time / dayMs) * dayMs;
}

/** The start of Monday. */
export function startOfWeek(time: number): number {
  return startOfDay(time) - ((new Date(time).getUTCDay() + 6) % 7) * dayMs;
}

export function startOfMonth(time: number, monthsBack: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBack, 1);
}

export function startOfYear(time: number, yearsBack: number): number {
  return Date.UTC(new Date(time).getUTCFullYear() - yearsBack, 0, 1);
}

/** The last such day before today; Sunday is 0. */
export function findLastWeekday(time: number, weekday: number): number {
  const back = (new Date(time).getUTCDay() - weekday + 7) % 7;
  return startOfDay(time) - (back === 0 ? 7 : back) * dayMs;
}

/** The same day so many months before, or the last of a shorter month. */
export function subtractMonths(time: number, months: number): number {
  const first = startOfMonth(time, months);
  const day = new Date(time).getUTCDate();
  const days = new Date(startOfMonth(first, -1) - dayMs).getUTCDate();
  return first + (Math.min(day, days) - 1) * dayMs;
}

export function createDaySpan(from: number): CalendarSpan {
  return { from, to: from + dayMs };
}

/** So many months from the first of a month on; month 0 is January. */
export function createMonthSpan(year: number, month: number, count = 1): CalendarSpan {
  return { from: Date.UTC(year, month, 1), to: Date.UTC(year, month + count, 1) };
}

/** The span of a year, or without one the latest that does not begin after `limit`. */
export function findSpanOfYear(
  create: (year: number) => CalendarSpan | undefined,
  year: number | undefined,
  limit: number,
): CalendarSpan | undefined {
  if (year !== undefined) return create(year);
  const last = new Date(limit).getUTCFullYear();
  // 29 February comes after at most eight years.
  return Array.from({ length: 9 }, (_, back) => create(last - back)).find(
    (span) => span !== undefined && span.from <= limit,
  );
}

/** The year that two digits stand for: the latest that is not ahead. */
export function toFullYear(short: number, current: number): number {
  return 2000 + short > current ? 1900 + short : 2000 + short;
}
