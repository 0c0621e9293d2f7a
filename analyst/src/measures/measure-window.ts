import type { Period } from '@vela/contracts';
import { calculateCloseTime, type Candles, type FactWindow, type Measure } from '@vela/engine';

const unitMs = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
} as const;

/** The time so many units before another; months and years by the calendar, UTC. */
export function subtractUnits(
  time: number,
  count: number,
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year',
): number {
  if (unit !== 'month' && unit !== 'year') return time - count * unitMs[unit];
  const date = new Date(time);
  const months = unit === 'year' ? 12 * count : count;
  const moved = new Date(time);
  moved.setUTCDate(1);
  moved.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved.getTime();
}

function findFirstFrom(candles: Candles, time: number): number {
  let [low, high] = [0, candles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candles.openTime[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The candles of a period as indices; undefined where it holds none. "The last 30 days" end with
 * the last closed candle that opened before `end`, a range is that of the calendar, its `to`
 * exclusive.
 */
export function toMeasureWindow(
  candles: Candles,
  period: Period,
  end = Number.POSITIVE_INFINITY,
): FactWindow | undefined {
  const last = Math.min(candles.length, findFirstFrom(candles, end)) - 1;
  if (last < 0) return undefined;
  if (period.kind === 'all') return { from: 0, to: last };
  if (period.kind === 'last') {
    if (period.unit === 'candle') return { from: Math.max(0, last - period.count + 1), to: last };
    const close = calculateCloseTime(candles.openTime[last] ?? 0, candles.interval);
    const from = findFirstFrom(candles, subtractUnits(close, period.count, period.unit));
    return { from: Math.min(from, last), to: last };
  }
  const from = findFirstFrom(candles, period.from);
  const to = period.to === undefined ? last : findFirstFrom(candles, period.to) - 1;
  return from > to ? undefined : { from, to };
}

/** The period of a measure where the question names none; `shown` is the number of candles shown. */
export function toUsualPeriod({ usualPeriod }: Measure, shown: number): Period {
  if (usualPeriod === 'all') return { kind: 'all' };
  if (usualPeriod === 'shown') return { kind: 'last', count: shown, unit: 'candle' };
  return { kind: 'last', count: usualPeriod.days, unit: 'day' };
}
