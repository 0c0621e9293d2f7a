import type { Interval } from '../candles/candles.ts';
import { closeTimeOf, periodStartOf } from '../candles/interval.ts';
import { toUtc, zoneOffset, type TimeZone } from './time-zone.ts';

/**
 * By which rules a market counts its days: round the clock, currencies and metals over the counter, futures, or the exchange of a stock
 * or stock index.
 */
export type MarketCalendar = 'crypto' | 'forex' | 'metal' | 'future' | ExchangeName;
export type ExchangeName = 'new-york' | 'london' | 'central-europe' | 'tokyo' | 'hong-kong';

type TradingHours = {
  readonly zone: TimeZone;
  /** How long before local midnight a trading day begins: currencies change their date at 17:00 in New York. */
  readonly daysBeginEarlier: number;
  readonly restsAtWeekends: boolean;
  /** Regular trading of an exchange, from local midnight. Absent where trading goes on through the day. */
  readonly regular?: { readonly open: number; readonly close: number };
};

const hour = 3_600_000;
const day = 24 * hour;

const exchange = (zone: TimeZone, open: number, close: number): TradingHours => {
  return {
    zone,
    daysBeginEarlier: 0,
    restsAtWeekends: true,
    regular: { open: open * hour, close: close * hour },
  };
};

const marketHours = {
  crypto: { zone: 'UTC', daysBeginEarlier: 0, restsAtWeekends: false },
  forex: { zone: 'America/New_York', daysBeginEarlier: 7 * hour, restsAtWeekends: true },
  metal: { zone: 'America/New_York', daysBeginEarlier: 7 * hour, restsAtWeekends: true },
  future: { zone: 'America/New_York', daysBeginEarlier: 6 * hour, restsAtWeekends: true },
  'new-york': exchange('America/New_York', 9.5, 16),
  london: exchange('Europe/London', 8, 16.5),
  'central-europe': exchange('Europe/Berlin', 9, 17.5),
  tokyo: exchange('Asia/Tokyo', 9, 15.5),
  'hong-kong': exchange('Asia/Hong_Kong', 9.5, 16),
} as const satisfies Record<MarketCalendar, TradingHours>;

/** A stretch of time, UTC milliseconds; `end` is the first moment after it. */
export type TimeSpan = { readonly start: number; readonly end: number };

// Counted from the epoch, which was a Thursday.
const isWeekend = (date: number): boolean => (date + 3) % 7 >= 5;

/** The date a moment belongs to by the market's rules, in whole days since 1970-01-01; weekends are still dates of their own. */
function dateOf(time: number, { zone, daysBeginEarlier }: TradingHours): number {
  return Math.floor((time + zoneOffset(zone, time) + daysBeginEarlier) / day);
}

/** Whether a market trades regularly in some of a stretch of time, which lies within one of its days or none. Holidays are not known here. */
export function touchesTrading({ start, end }: TimeSpan, calendar: MarketCalendar): boolean {
  const hours: TradingHours = marketHours[calendar];
  const { regular } = hours;
  if (regular === undefined) return !hours.restsAtWeekends || !isWeekend(dateOf(start, hours));
  for (let date = dateOf(start, hours); date <= dateOf(end - 1, hours); date += 1) {
    const open = toUtc(hours.zone, date * day + regular.open);
    const close = toUtc(hours.zone, date * day + regular.close);
    if (!isWeekend(date) && open < end && start < close) return true;
  }
  return false;
}

export type CalendarPeriod = 'day' | 'week' | 'month';

export const intervalOfPeriod = { day: '1d', week: '1w', month: '1mo' } as const satisfies Record<
  CalendarPeriod,
  Interval
>;

export type DayRules = {
  readonly calendar: MarketCalendar;
  /** Times are session dates at 00:00 UTC, as daily candles have them, and not hours of trading. */
  readonly hasDates: boolean;
};

/**
 * The trading day, week (from Monday) or month that a moment belongs to. What is traded at a weekend by a market that rests then counts
 * to the Monday after it.
 */
export function tradingPeriod(
  time: number,
  period: CalendarPeriod,
  { calendar, hasDates }: DayRules,
): TimeSpan {
  const hours: TradingHours = hasDates
    ? { ...marketHours[calendar], zone: 'UTC', daysBeginEarlier: 0 }
    : marketHours[calendar];
  const date = dateOf(time, hours);
  const isResting = (other: number): boolean => hours.restsAtWeekends && isWeekend(other);
  let traded = date;
  while (isResting(traded)) traded += 1;
  const startOf = (firstDate: number): number => {
    let first = firstDate;
    while (isResting(first - 1)) first -= 1;
    return toUtc(hours.zone, first * day - hours.daysBeginEarlier);
  };
  const interval = intervalOfPeriod[period];
  const first = periodStartOf(traded * day, interval);
  return { start: startOf(first / day), end: startOf(closeTimeOf(first, interval) / day) };
}
