import { durationMs } from '../candles/interval.ts';
import { canResample } from '../candles/resample.ts';
import type { FindingLog } from '../structure/finding-log.ts';
import { intervalOfPeriod, tradingPeriod, type MarketCalendar } from './market-calendar.ts';
import { createSpanLevelScanner, type SpanLevelScanner } from './span-levels.ts';

const kinds = { high: 'previous-high', low: 'previous-low' } as const;
const periods = ['day', 'week', 'month'] as const;

/**
 * High and low of the trading day, week and month before, known from the first candle of the next one. Only of periods that hold
 * several candles each in full: a week lies in two months.
 */
export function createPreviousLevelScanner(log: FindingLog, calendar: MarketCalendar): SpanLevelScanner {
  const { interval } = log.candles;
  const hasDates = (durationMs[interval] ?? Number.POSITIVE_INFINITY) >= durationMs['1d'];
  const sources = periods
    .filter((period) => interval !== intervalOfPeriod[period] && canResample(interval, intervalOfPeriod[period]))
    .map((label) => {
      return { kinds, label, spanAt: (time: number) => tradingPeriod(time, label, { calendar, hasDates }) };
    });
  return createSpanLevelScanner(log, sources);
}
