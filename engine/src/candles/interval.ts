import type { Interval } from './candles.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Length in milliseconds of an interval; `undefined` for calendar months, which differ. */
export const durationMs = {
  '1m': minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '30m': 30 * minute,
  '1h': hour,
  '4h': 4 * hour,
  '1d': day,
  '1w': 7 * day,
  '1mo': undefined,
} as const satisfies Record<Interval, number | undefined>;

// The epoch was a Thursday: the first Monday is four days later.
const firstMonday = 4 * day;

/** Start of the period that holds `time`: UTC midnight for days, Monday 00:00 UTC for weeks, the first of the month for months. */
export function periodStartOf(time: number, interval: Interval): number {
  const duration = durationMs[interval];
  if (duration === undefined) return monthStart(time, 0);
  const offset = interval === '1w' ? firstMonday : 0;
  return Math.floor((time - offset) / duration) * duration + offset;
}

/** UTC milliseconds at which a candle that opened at `openTime` closes: the open time of the next one if the market never rested. */
export function closeTimeOf(openTime: number, interval: Interval): number {
  const duration = durationMs[interval];
  return duration === undefined ? monthStart(openTime, 1) : openTime + duration;
}

// Civil-calendar arithmetic on eras of 400 years beginning in March, so that the leap day ends a year.
// @see https://howardhinnant.github.io/date_algorithms.html
const daysPerEra = 146_097;
const daysToEpoch = 719_468;

function monthStart(time: number, monthsLater: number): number {
  const days = Math.floor(time / day) + daysToEpoch;
  const era = Math.floor(days / daysPerEra);
  const dayOfEra = days - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - daysBeforeYear(yearOfEra);
  const months = (era * 400 + yearOfEra) * 12 + Math.floor((5 * dayOfYear + 2) / 153) + monthsLater;
  const year = Math.floor(months / 12);
  const startEra = Math.floor(year / 400);
  const startDay =
    daysBeforeYear(year - startEra * 400) + Math.floor((153 * (months - year * 12) + 2) / 5);
  return (startEra * daysPerEra + startDay - daysToEpoch) * day;
}

function daysBeforeYear(yearOfEra: number): number {
  return 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
}
