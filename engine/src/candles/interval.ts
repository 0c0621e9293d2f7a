import type { Interval } from './candles.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Duration of an interval in milliseconds; `undefined` for calendar months, which vary. */
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

/** Start (UTC ms) of a period: midnight of days, Monday of weeks, the first of months. */
export function calculatePeriodStart(time: number, interval: Interval): number {
  const duration = durationMs[interval];
  if (duration === undefined) return calculateMonthStart(time, 0);
  const offset = interval === '1w' ? firstMonday : 0;
  return Math.floor((time - offset) / duration) * duration + offset;
}

/** Close time (UTC ms): the open time of the next candle in a market without pauses. */
export function calculateCloseTime(openTime: number, interval: Interval): number {
  const duration = durationMs[interval];
  return duration === undefined ? calculateMonthStart(openTime, 1) : openTime + duration;
}

// Eras of 400 years begin in March, so that the leap day is the last of a year.
// @see https://howardhinnant.github.io/date_algorithms.html
const daysPerEra = 146_097;
const daysToEpoch = 719_468;

function calculateMonthStart(time: number, monthsLater: number): number {
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
  const dayOfYear = dayOfEra - countDaysBeforeYear(yearOfEra);
  const months = (era * 400 + yearOfEra) * 12 + Math.floor((5 * dayOfYear + 2) / 153) + monthsLater;
  const year = Math.floor(months / 12);
  const startEra = Math.floor(year / 400);
  const startDay =
    countDaysBeforeYear(year - startEra * 400) + Math.floor((153 * (months - year * 12) + 2) / 5);
  return (startEra * daysPerEra + startDay - daysToEpoch) * day;
}

function countDaysBeforeYear(yearOfEra: number): number {
  return 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
}
