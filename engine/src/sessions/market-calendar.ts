import type { Interval } from '../candles/candles.ts';
import { calculateCloseTime, calculatePeriodStart } from '../candles/interval.ts';
import { toUtc, getZoneOffset, type TimeZone } from './time-zone.ts';

/** How a market counts its days: always, over the counter, futures, or a stock exchange. */
export type MarketCalendar = 'crypto' | 'forex' | 'metal' | 'future' | ExchangeName;
export type ExchangeName = 'new-york' | 'london' | 'central-europe' | 'tokyo' | 'hong-kong';

type TradingHours = {
  readonly zone: TimeZone;
  /** Milliseconds before local midnight at which a day begins: currencies at 17:00 in New York. */
  readonly daysBeginEarlier: number;
  readonly restsAtWeekends: boolean;
  /** Regular hours in ms from local midnight; absent where trading is continuous. */
  readonly regular?: { readonly open: number; readonly close: number };
};

const hour = 3_600_000;
const day = 24 * hour;

const createExchangeHours = (zone: TimeZone, open: number, close: number): TradingHours => ({
  zone,
  daysBeginEarlier: 0,
  restsAtWeekends: true,
  regular: { open: open * hour, close: close * hour },
});

const marketHours = {
  crypto: { zone: 'UTC', daysBeginEarlier: 0, restsAtWeekends: false },
  forex: { zone: 'America/New_York', daysBeginEarlier: 7 * hour, restsAtWeekends: true },
  metal: { zone: 'America/New_York', daysBeginEarlier: 7 * hour, restsAtWeekends: true },
  future: { zone: 'America/New_York', daysBeginEarlier: 6 * hour, restsAtWeekends: true },
  'new-york': createExchangeHours('America/New_York', 9.5, 16),
  london: createExchangeHours('Europe/London', 8, 16.5),
  'central-europe': createExchangeHours('Europe/Berlin', 9, 17.5),
  tokyo: createExchangeHours('Asia/Tokyo', 9, 15.5),
  'hong-kong': createExchangeHours('Asia/Hong_Kong', 9.5, 16),
} as const satisfies Record<MarketCalendar, TradingHours>;

/** Zone of the clock that a market's days go by. */
export function getCalendarZone(calendar: MarketCalendar): TimeZone {
  return marketHours[calendar].zone;
}

/** Whether trading rests between the days of a market, as on stock exchanges. */
export function hasTradingBreaks(calendar: MarketCalendar): boolean {
  return 'regular' in marketHours[calendar];
}

/** A time range in UTC milliseconds; `end` is exclusive. */
export type TimeSpan = { readonly start: number; readonly end: number };

// Dates count from the epoch, a Thursday.
const isWeekend = (date: number): boolean => (date + 3) % 7 >= 5;

/** Trading date in whole days since 1970-01-01; weekends are still separate dates. */
function toTradingDate(time: number, { zone, daysBeginEarlier }: TradingHours): number {
  return Math.floor((time + getZoneOffset(zone, time) + daysBeginEarlier) / day);
}

/** Whether a market trades in some of a range within one of its days; holidays are not known. */
export function hasTrading({ start, end }: TimeSpan, calendar: MarketCalendar): boolean {
  const hours: TradingHours = marketHours[calendar];
  const { regular } = hours;
  if (regular === undefined)
    return !hours.restsAtWeekends || !isWeekend(toTradingDate(start, hours));
  for (let date = toTradingDate(start, hours); date <= toTradingDate(end - 1, hours); date += 1) {
    const open = toUtc(hours.zone, date * day + regular.open);
    const close = toUtc(hours.zone, date * day + regular.close);
    if (!isWeekend(date) && open < end && start < close) return true;
  }
  return false;
}

/** A trading day, week or month; `start` and `end` bound all times that count to it. */
export type TradingPeriod = TimeSpan & {
  /** Session date of its first day at 00:00 UTC: the open time of its candle. */
  readonly date: number;
  /** When its first trading day begins: later than `start` after a weekend, by the bell of shares. */
  readonly opens: number;
};

export const calendarPeriods = ['day', 'week', 'month'] as const;
export type CalendarPeriod = (typeof calendarPeriods)[number];

export const intervalByPeriod = { day: '1d', week: '1w', month: '1mo' } as const satisfies Record<
  CalendarPeriod,
  Interval
>;

export type DayRules = {
  readonly calendar: MarketCalendar;
  /** Times are session dates at 00:00 UTC, as in daily candles, not trading times. */
  readonly hasDates: boolean;
};

// Weekend trades of a market closed at weekends count to the following Monday.
/** Trading day, week (from Monday) or month that a time belongs to. */
export function findTradingPeriod(
  time: number,
  period: CalendarPeriod,
  { calendar, hasDates }: DayRules,
): TradingPeriod {
  const hours: TradingHours = hasDates
    ? { ...marketHours[calendar], zone: 'UTC', daysBeginEarlier: 0 }
    : marketHours[calendar];
  const date = toTradingDate(time, hours);
  const isResting = (other: number): boolean => hours.restsAtWeekends && isWeekend(other);
  let traded = date;
  while (isResting(traded)) traded += 1;
  const toPeriodStart = (firstDate: number): number => {
    let first = firstDate;
    while (isResting(first - 1)) first -= 1;
    return toUtc(hours.zone, first * day - hours.daysBeginEarlier);
  };
  const interval = intervalByPeriod[period];
  const first = calculatePeriodStart(traded * day, interval);
  let opening = first / day;
  while (isResting(opening)) opening += 1;
  const bell = hasDates ? 0 : (hours.regular?.open ?? -hours.daysBeginEarlier);
  return {
    start: toPeriodStart(first / day),
    end: toPeriodStart(calculateCloseTime(first, interval) / day),
    date: first,
    opens: toUtc(hours.zone, opening * day + bell),
  };
}
