import { findNyseDay, isNyseSession } from '../../instruments/nyse-sessions.ts';
import { getEventSeries } from '../calendar-series.ts';
import { createEvent, toUsualTime, type ObservedEvent } from '../create-event.ts';
import {
  dayMs,
  findBusinessDay,
  getWeekday,
  listDays,
  listMonths,
  toDate,
  toWeekday,
} from './month-days.ts';

const told = { basis: 'rule', status: 'tentative' } as const;
const [wednesday, thursday, friday] = [3, 4, 5];

function createRuleEvent(seriesKey: string, midnight: number): ObservedEvent {
  const series = getEventSeries(seriesKey);
  return createEvent(series, toUsualTime(series, toDate(midnight)), told);
}

/**
 * The day of the employment situation in a month: the third Friday after the week that holds the
 * 12th of the month before (the rule of the BLS); the day before where that Friday is a holiday,
 * a week later where that day is in the month before.
 */
export function findPayrollsDay(year: number, month: number): number {
  const reference = Date.UTC(year, month - 1, 12);
  const saturday = reference + (6 - getWeekday(reference)) * dayMs;
  const day = saturday + 20 * dayMs;
  if (isNyseSession(day)) return day;
  return new Date(day).getUTCDate() === 1 ? day + 7 * dayMs : day - dayMs;
}

/** The BLS releases consumer prices on one of these days; without its list no rule says which. */
function createPricesWindow(year: number, month: number): ObservedEvent {
  const series = getEventSeries('us-cpi');
  const [from, to] = [10, 15].map((day) => toDate(Date.UTC(year, month, day)));
  return createEvent(
    series,
    { kind: 'window', from: from ?? '', to: to ?? '', zone: series.zone },
    told,
  );
}

function listMonthEvents({ year, month }: { year: number; month: number }): ObservedEvent[] {
  const first = Date.UTC(year, month, 1);
  const thirdFriday = first + (((friday - getWeekday(first) + 7) % 7) + 14) * dayMs;
  const expiry = isNyseSession(thirdFriday) ? thirdFriday : thirdFriday - dayMs;
  return [
    createRuleEvent('us-payrolls', findPayrollsDay(year, month)),
    createPricesWindow(year, month),
    createRuleEvent('us-ism-manufacturing', findBusinessDay(year, month, 1)),
    createRuleEvent('us-ism-services', findBusinessDay(year, month, 3)),
    createRuleEvent('us-options-expiry', expiry),
    createRuleEvent('tr-cpi', toWeekday(Date.UTC(year, month, 3))),
  ];
}

/** Weekly releases, a day later or earlier around a holiday, and the days of the exchange. */
function listDayEvents(midnight: number): ObservedEvent[] {
  const weekday = getWeekday(midnight);
  const exchange = findNyseDay(midnight);
  const isThursdayHoliday = weekday === wednesday && !isNyseSession(midnight + dayMs);
  const isClaims = weekday === thursday ? isNyseSession(midnight) : isThursdayHoliday;
  const isMondayHoliday = !isNyseSession(midnight - (weekday - 1) * dayMs);
  const isStocks = weekday === (isMondayHoliday ? thursday : wednesday);
  const closure = { basis: 'rule', status: 'scheduled' } as const;
  const createDay = (key: string): ObservedEvent => {
    const series = getEventSeries(key);
    return createEvent(series, toUsualTime(series, toDate(midnight)), closure);
  };
  return [
    ...(isClaims ? [createRuleEvent('us-jobless-claims', midnight)] : []),
    ...(isStocks ? [createRuleEvent('us-crude-stocks', midnight)] : []),
    ...(exchange === 'holiday' ? [createDay('nyse-holiday')] : []),
    ...(exchange === 'early' ? [createDay('nyse-early-close')] : []),
  ];
}

/** Releases and days that a rule gives, from the day of `from` and before `to` (UTC milliseconds). */
export function listRuleEvents(from: number, to: number): ObservedEvent[] {
  return [
    ...listMonths(from, to).flatMap(listMonthEvents),
    ...listDays(from, to).flatMap(listDayEvents),
  ];
}
