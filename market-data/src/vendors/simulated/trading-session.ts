import type { TradingCalendar } from '../../instruments/instrument-entry.ts';

/** Trading hours of one day, in UTC milliseconds; `close` is exclusive. */
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

const toTimeOfDay = (hours: number, minutes = 0): number => hours * hourMs + minutes * minuteMs;

const exchangeHours = {
  'new-york': {
    open: toTimeOfDay(9, 30),
    close: toTimeOfDay(16),
    utcOffset: -5 * hourMs,
    summerTime: 'us',
  },
  london: { open: toTimeOfDay(8), close: toTimeOfDay(16, 30), utcOffset: 0, summerTime: 'eu' },
  'central-europe': {
    open: toTimeOfDay(9),
    close: toTimeOfDay(17, 30),
    utcOffset: hourMs,
    summerTime: 'eu',
  },
  tokyo: {
    open: toTimeOfDay(9),
    close: toTimeOfDay(15, 30),
    utcOffset: 9 * hourMs,
    summerTime: 'none',
  },
  'hong-kong': {
    open: toTimeOfDay(9, 30),
    close: toTimeOfDay(16),
    utcOffset: 8 * hourMs,
    summerTime: 'none',
  },
} as const satisfies Record<Exclude<TradingCalendar, 'always' | 'weekdays'>, ExchangeHours>;

/** Hours on the UTC day at `midnight`; undefined at weekends. Holidays are not simulated. */
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

// Clocks change on a Sunday, before the next session. Rules since 2007 (US) and 1996 (EU).
function isSummerTime(midnight: number, rule: ExchangeHours['summerTime']): boolean {
  if (rule === 'none') return false;
  const year = new Date(midnight).getUTCFullYear();
  let summer = summerTimeByYear[rule].get(year);
  if (summer === undefined) {
    summer = calculateSummerTime(year, rule);
    summerTimeByYear[rule].set(year, summer);
  }
  return midnight >= summer.from && midnight < summer.until;
}

type SummerTimeRange = { readonly from: number; readonly until: number };

/** Cache by year: every day of a series looks up the same few years. */
const summerTimeByYear = {
  us: new Map<number, SummerTimeRange>(),
  eu: new Map<number, SummerTimeRange>(),
};

function calculateSummerTime(year: number, rule: 'us' | 'eu'): SummerTimeRange {
  if (rule === 'eu') return { from: findLastSunday(year, 2), until: findLastSunday(year, 9) };
  if (year < 2007) return { from: findFirstSundayFrom(year, 3, 1), until: findLastSunday(year, 9) };
  return { from: findFirstSundayFrom(year, 2, 8), until: findFirstSundayFrom(year, 10, 1) };
}

function findFirstSundayFrom(year: number, month: number, date: number): number {
  const time = Date.UTC(year, month, date);
  return time + ((7 - new Date(time).getUTCDay()) % 7) * dayMs;
}

function findLastSunday(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0);
  return lastDay - new Date(lastDay).getUTCDay() * dayMs;
}
