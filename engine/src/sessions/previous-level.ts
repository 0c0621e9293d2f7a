import type { Interval } from '../candles/candles.ts';
import { durationMs } from '../candles/interval.ts';
import { canResample } from '../candles/resample.ts';
import { intervalOfPeriod, tradingPeriod, type MarketCalendar } from './market-calendar.ts';
import type { SpanSource } from './span-levels.ts';

const kinds = { high: 'previous-high', low: 'previous-low' } as const;
const periods = ['day', 'week', 'month'] as const;

/**
 * High and low of the trading day, week and month before, known from the first candle of the next one. Only of periods that hold
 * several candles each in full: a week lies in two months.
 */
export function previousLevelSources(interval: Interval, calendar: MarketCalendar): SpanSource[] {
  const hasDates = (durationMs[interval] ?? Number.POSITIVE_INFINITY) >= durationMs['1d'];
  return periods
    .filter(
      (period) =>
        interval !== intervalOfPeriod[period] && canResample(interval, intervalOfPeriod[period]),
    )
    .map((label) => {
      return {
        kinds,
        label,
        spanAt: (time: number) => tradingPeriod(time, label, { calendar, hasDates }),
      };
    });
}
