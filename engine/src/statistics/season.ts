import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import { durationMs } from '../candles/interval.ts';
import type { MarketCalendar } from '../sessions/market-calendar.ts';
import { getCalendarZone } from '../sessions/market-calendar.ts';
import { getZoneOffset } from '../sessions/time-zone.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Hour and weekday of each candle on the clock of its market, and how loud that time is. */
export type Season = {
  /** Weekday (Thursday 0) x 24 + hour; the hour is 0 for daily candles, both for longer ones. */
  readonly slots: Int32Array;
  /** Usual true range at that time of the day and on that weekday, 1 on average. */
  readonly sizes: Float64Array;
};

export function toSeason(candles: Candles, ranges: Float64Array, calendar: MarketCalendar): Season {
  const duration = durationMs[candles.interval] ?? Infinity;
  const zone = duration < dayMs ? getCalendarZone(calendar) : 'UTC';
  const slots = new Int32Array(candles.length);
  const times = new Int32Array(candles.length);
  const days = new Int32Array(candles.length);
  for (const [t, time] of candles.openTime.entries()) {
    const local = time + getZoneOffset(zone, time);
    const day = duration > dayMs ? 0 : ((Math.floor(local / dayMs) % 7) + 7) % 7;
    const intoDay = duration < dayMs ? local - Math.floor(local / dayMs) * dayMs : 0;
    days[t] = day;
    times[t] = Math.floor(intoDay / Math.min(duration, dayMs));
    slots[t] = day * 24 + Math.floor(intoDay / hourMs);
  }
  let slow = 0;
  const ratios = ranges.map((range, t) => {
    slow += (range - slow) / Math.min(t + 1, 500);
    return slow > 0 ? range / slow : 1;
  });
  const byTime = calculateMeans(ratios, times);
  const byDay = calculateMeans(
    ratios.map((ratio, t) => ratio / at(byTime, t)),
    days,
  );
  return { slots, sizes: byTime.map((size, t) => Math.max(0.05, size * at(byDay, t))) };
}

/** Mean of the values of each group, at every member. */
function calculateMeans(values: Float64Array, groups: Int32Array): Float64Array {
  let most = 0;
  for (let t = 0; t < groups.length; t += 1) most = Math.max(most, indexAt(groups, t));
  const sums = new Float64Array(most + 1);
  const counts = new Float64Array(most + 1);
  for (let t = 0; t < groups.length; t += 1) {
    const group = indexAt(groups, t);
    sums[group] = at(sums, group) + at(values, t);
    counts[group] = at(counts, group) + 1;
  }
  const means = sums.map((sum, group) => (sum > 0 ? sum / at(counts, group) : 1));
  return values.map((_, t) => at(means, indexAt(groups, t)));
}

/** True range of each candle; that of the first is its own range. */
export function calculateTrueRanges({ high, low, close, length }: Candles): Float64Array {
  return Float64Array.from({ length }, (_, t) => {
    const before = t === 0 ? at(close, 0) : at(close, t - 1);
    return Math.max(at(high, t), before) - Math.min(at(low, t), before);
  });
}
