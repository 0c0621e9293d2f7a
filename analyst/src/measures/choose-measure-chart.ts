import { candleLimit, type Interval, type Period, type QuestionPlan } from '@vela/contracts';
import { durationMs, measures, type Measure } from '@vela/engine';
import { findMeasure } from './find-measure.ts';

const dayMs = 86_400_000;
const monthMs = 30 * dayMs;
// Longer than this a chart of hours has more candles than anybody looks at; shorter, one of days
// has too few.
const longMs = 90 * dayMs;
const shortMs = 3 * dayMs;
const unitMs = {
  minute: 60_000,
  hour: 3_600_000,
  day: dayMs,
  week: 7 * dayMs,
  month: monthMs,
  year: 365 * dayMs,
} as const;

function getDuration(interval: Interval): number {
  return durationMs[interval] ?? monthMs;
}

/** Length of a period in milliseconds; undefined where it is counted in candles or is everything. */
function calculateLength(period: Period | undefined, now: number): number | undefined {
  if (period?.kind === 'range') return (period.to ?? now) - period.from;
  if (period?.kind !== 'last' || period.unit === 'candle') return undefined;
  return period.count * unitMs[period.unit];
}

function chooseInterval(
  plan: QuestionPlan,
  interval: Interval,
  length: number | undefined,
): Interval {
  if (plan.namesInterval === true) return interval;
  const needed = (plan.measures ?? []).flatMap(({ id, price, time }) => {
    const known = findMeasure(id);
    if (known === undefined) return [];
    const { candles, needsEither = [] }: Measure = measures[known];
    // The value of an indicator as it stands is that of the chart in view.
    if (known === 'indicator-at' && time === undefined) return [];
    // A close at a price is that of a day, an event one of the chart.
    return price !== undefined && needsEither.includes('price') ? 'daily' : candles;
  });
  const isIntraday = getDuration(interval) < dayMs;
  if (needed.includes('intraday')) return isIntraday ? interval : '1h';
  if (needed.includes('daily') || (isIntraday && (length ?? 0) >= longMs)) return '1d';
  return !isIntraday && length !== undefined && length <= shortMs ? '1h' : interval;
}

/**
 * The chart on which measures are read: its interval follows from the question unless it names
 * one, and it shows the period asked about as far as a chart can.
 */
export function chooseMeasureChart(
  plan: QuestionPlan,
  chart: { readonly interval: Interval; readonly limit: number },
  now: number,
): { readonly interval: Interval; readonly limit: number } {
  const { period } = plan;
  const length = calculateLength(period, now);
  const interval = chooseInterval(plan, chart.interval, length);
  const wanted =
    period?.kind === 'last' && period.unit === 'candle'
      ? period.count
      : Math.ceil((length ?? 0) / getDuration(interval));
  return { interval, limit: Math.min(candleLimit.max, Math.max(chart.limit, wanted)) };
}
