import type { Interval } from '../candles/candles.ts';
import { durationMs } from '../candles/interval.ts';
import { canResample } from '../candles/resample.ts';
import {
  calendarPeriods,
  intervalByPeriod,
  findTradingPeriod,
  type MarketCalendar,
} from './market-calendar.ts';
import type { SpanSource } from './span-levels.ts';

const kinds = { high: 'previous-high', low: 'previous-low' } as const;

// Known from the first candle of the next period; weeks do not nest in months.
/** Highs and lows of the previous trading day, week and month, where candles nest in them. */
export function createPreviousLevelSources(
  interval: Interval,
  calendar: MarketCalendar,
): SpanSource[] {
  const hasDates = (durationMs[interval] ?? Number.POSITIVE_INFINITY) >= durationMs['1d'];
  return calendarPeriods
    .filter(
      (period) =>
        interval !== intervalByPeriod[period] && canResample(interval, intervalByPeriod[period]),
    )
    .map((label) => {
      return {
        kinds,
        label,
        spanAt: (time: number) => findTradingPeriod(time, label, { calendar, hasDates }),
      };
    });
}
