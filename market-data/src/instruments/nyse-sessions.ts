/** What the New York Stock Exchange does on a date: `early` closes at 13:00, `regular` at 16:00. */
export type ExchangeDay = 'weekend' | 'holiday' | 'early' | 'regular';

const dayMs = 86_400_000;
const thursday = 4;
const saturday = 6;

/** The first year for which the rules hold; Martin Luther King's day is a holiday since. */
export const firstNyseYear = 1998;

/** Days on which the exchange was closed against the rules, and why. */
export const nyseClosures: ReadonlyMap<string, string> = new Map([
  ['2001-09-11', 'attacks of 11 September'],
  ['2001-09-12', 'attacks of 11 September'],
  ['2001-09-13', 'attacks of 11 September'],
  ['2001-09-14', 'attacks of 11 September'],
  ['2004-06-11', 'mourning for Ronald Reagan'],
  ['2007-01-02', 'mourning for Gerald Ford'],
  ['2012-10-29', 'hurricane Sandy'],
  ['2012-10-30', 'hurricane Sandy'],
  ['2018-12-05', 'mourning for George Bush'],
  ['2025-01-09', 'mourning for Jimmy Carter'],
]);

const getWeekday = (time: number): number => new Date(time).getUTCDay();

/** Date of the n-th weekday of a month; months count from 0, Sunday is 0. */
function findNthWeekday(year: number, month: number, [nth, weekday]: readonly [number, number]) {
  const first = Date.UTC(year, month, 1);
  return first + (((weekday - getWeekday(first) + 7) % 7) + (nth - 1) * 7) * dayMs;
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
function findEaster(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

/** A fixed holiday on a Saturday is observed the day before, on a Sunday the day after. */
function observe(time: number): number {
  const weekday = getWeekday(time);
  return time + (weekday === saturday ? -dayMs : weekday === 0 ? dayMs : 0);
}

function findHolidays(year: number): ReadonlySet<number> {
  const newYear = Date.UTC(year, 0, 1);
  const lastMay = Date.UTC(year, 4, 31);
  return new Set([
    // On a Saturday it is not observed: the year before would lose its last day.
    getWeekday(newYear) === saturday ? newYear : observe(newYear),
    findNthWeekday(year, 0, [3, 1]),
    findNthWeekday(year, 1, [3, 1]),
    findEaster(year) - 2 * dayMs,
    lastMay - ((getWeekday(lastMay) + 6) % 7) * dayMs,
    ...(year >= 2022 ? [observe(Date.UTC(year, 5, 19))] : []),
    observe(Date.UTC(year, 6, 4)),
    findNthWeekday(year, 8, [1, 1]),
    findNthWeekday(year, 10, [4, thursday]),
    observe(Date.UTC(year, 11, 25)),
  ]);
}

const holidaysByYear = new Map<number, ReadonlySet<number>>();

function getHolidays(year: number): ReadonlySet<number> {
  const holidays = holidaysByYear.get(year) ?? findHolidays(year);
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Days that close early: after Thanksgiving, before Christmas, and 3 July from Monday to Thursday. */
function isEarly(midnight: number, year: number): boolean {
  if (midnight === findNthWeekday(year, 10, [4, thursday]) + dayMs) return true;
  if (midnight === Date.UTC(year, 11, 24)) return true;
  return midnight === Date.UTC(year, 6, 3) && getWeekday(midnight) <= thursday;
}

/** The same by the rules alone, without the days in `nyseClosures`. */
export function findRegularNyseDay(midnight: number): ExchangeDay {
  const weekday = getWeekday(midnight);
  if (weekday === 0 || weekday === saturday) return 'weekend';
  const year = new Date(midnight).getUTCFullYear();
  if (getHolidays(year).has(midnight)) return 'holiday';
  return isEarly(midnight, year) ? 'early' : 'regular';
}

/** A date given by its midnight in UTC, in 1998 or later; see section 1.5 of the live data. */
export function findNyseDay(midnight: number): ExchangeDay {
  const date = new Date(midnight).toISOString().slice(0, 10);
  return nyseClosures.has(date) ? 'holiday' : findRegularNyseDay(midnight);
}

/** Whether the exchange trades on a date given by its midnight in UTC. */
export function isNyseSession(midnight: number): boolean {
  const day = findNyseDay(midnight);
  return day === 'regular' || day === 'early';
}
