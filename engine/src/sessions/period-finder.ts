import type { Interval } from '../candles/candles.ts';
import { durationMs } from '../candles/interval.ts';
import {
  findTradingPeriod,
  type CalendarPeriod,
  type MarketCalendar,
  type TradingPeriod,
} from './market-calendar.ts';

/** Finds the trading day, week or month of candles in order; the same object within one period. */
export function createPeriodFinder(
  interval: Interval,
  period: CalendarPeriod,
  calendar: MarketCalendar,
): (openTime: number) => TradingPeriod {
  const hasDates = (durationMs[interval] ?? Number.POSITIVE_INFINITY) >= durationMs['1d'];
  let found: TradingPeriod | undefined;
  return (openTime) => {
    if (found === undefined || openTime >= found.end || openTime < found.start)
      found = findTradingPeriod(openTime, period, { calendar, hasDates });
    return found;
  };
}
