import type { TradingCalendar } from '../../instruments/instrument-entry.ts';

/** Trading hours of one day, in UTC milliseconds; `close` is the first moment after it. */
export type TradingSession = { readonly open: number; readonly close: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const friday = 5;

type ExchangeHours = {
  readonly open: number;
  readonly close: number;
  readonly utcOffset: number;
  readonly summerTime: 'us' | 'eu' | 'none';
};

const at = (hours: number, minutes = 0): number => hours * hourMs + minutes * minuteMs;

const exchangeHours = {
  'new-york': { open: at(9, 30), close: at(16), utcOffset: -5 * hourMs, summerTime: 'us' },
  london: { open: at(8), close: at(16, 30), utcOffset: 0, summerTime: 'eu' },
  'central-europe': { open: at(9), close: at(17, 30), utcOffset: hourMs, summerTime: 'eu' },
  tokyo: { open: at(9), close: at(15, 30), utcOffset: 9 * hourMs, summerTime: 'none' },
  'hong-kong': { open: at(9, 30), close: at(16), utcOffset: 8 * hourMs, summerTime: 'none' },
} as const satisfies Record<Exclude<TradingCalendar, 'always' | 'weekdays'>, ExchangeHours>;

/**
 * Trading hours on the day that begins at `midnight` (UTC), or undefined at weekends. The simulation knows no holidays. Weekday markets trade
 * from midnight to midnight UTC; every exchange's session lies within one UTC day, which is its date.
 */
export function findSession(
  midnight: number,
  calendar: TradingCalendar,
): TradingSession | undefined {
  if (!isTradingDay(midnight, calendar)) return undefined;
  if (calendar === 'always' || calendar === 'weekdays')
    return { open: midnight, close: midnight + dayMs };
  const { open, close, utcOffset, summerTime } = exchangeHours[calendar];
  const offset = utcOffset + (isSummerTime(midnight, summerTime) ? hourMs : 0);
  return { open: midnight + open - offset, close: midnight + close - offset };
}

/** Whether the market is open at any time of the day that begins at `midnight` (UTC). */
export function isTradingDay(midnight: number, calendar: TradingCalendar): boolean {
  if (calendar === 'always') return true;
  const weekday = new Date(midnight).getUTCDay();
  return weekday > 0 && weekday <= friday;
}

// Clocks change on a Sunday before the session of the next weekday, so a whole day is on one side. Both rules as in force since 2007 (US) and 1996 (EU).
function isSummerTime(midnight: number, rule: ExchangeHours['summerTime']): boolean {
  if (rule === 'none') return false;
  const year = new Date(midnight).getUTCFullYear();
  let summer = summers[rule].get(year);
  if (summer === undefined) {
    summer = summerOf(year, rule);
    summers[rule].set(year, summer);
  }
  return midnight >= summer.from && midnight < summer.until;
}

type Summer = { readonly from: number; readonly until: number };

/** Summers that were asked for: the same few are, for every day of a series. */
const summers = { us: new Map<number, Summer>(), eu: new Map<number, Summer>() };

function summerOf(year: number, rule: 'us' | 'eu'): Summer {
  if (rule === 'eu') return { from: lastSundayOf(year, 2), until: lastSundayOf(year, 9) };
  if (year < 2007) return { from: firstSundayFrom(year, 3, 1), until: lastSundayOf(year, 9) };
  return { from: firstSundayFrom(year, 2, 8), until: firstSundayFrom(year, 10, 1) };
}

function firstSundayFrom(year: number, month: number, date: number): number {
  const time = Date.UTC(year, month, date);
  return time + ((7 - new Date(time).getUTCDay()) % 7) * dayMs;
}

function lastSundayOf(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0);
  return lastDay - new Date(lastDay).getUTCDay() * dayMs;
}
