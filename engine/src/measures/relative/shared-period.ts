import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { findFirstCandle } from '../../candles/find-first-candle.ts';
import { calculateCloseTime, calculatePeriodStart, durationMs } from '../../candles/interval.ts';
import type { FactWindow } from '../../facts/reading.ts';
import type { MeasureInput, MeasureSeries } from '../measure.ts';

const dayMs = 86_400_000;
/** Longest pause before the period, holidays included, across which a close still counts as before. */
const maxPauseMs = 14 * dayMs;

/** Time by which candles of different series match: the open time, of days and longer the date. */
function toMatchTime(openTime: number, { interval }: Candles): number {
  return (durationMs[interval] ?? dayMs) < dayMs
    ? openTime
    : calculatePeriodStart(openTime, interval);
}

/** Several series over the time all of their windows cover. */
export type SharedPeriod = {
  /** For each series its own candles from the shared beginning to the shared end. */
  readonly windows: readonly FactWindow[];
  /** For each series the indices of the candles that all series have, in order. */
  readonly candles: readonly Int32Array[];
};

/** For each series the indices of the candles within its window that every other has as well. */
export function findMatchingCandles(
  series: readonly MeasureSeries[],
  windows: readonly FactWindow[],
): Int32Array[] {
  const indices = windows.map(({ from }) => from);
  const found = windows.map(({ from, to }) => new Int32Array(Math.max(0, to - from + 1)));
  const times = new Float64Array(series.length);
  let count = 0;
  while (indices.every((index, one) => index <= (windows[one]?.to ?? -1))) {
    for (const [one, { analysis }] of series.entries())
      times[one] = toMatchTime(at(analysis.candles.openTime, indices[one] ?? -1), analysis.candles);
    const latest = times.reduce((a, b) => Math.max(a, b));
    const isMatch = times.every((time) => time === latest);
    for (const [one, column] of found.entries()) {
      const index = indices[one] ?? 0;
      if (isMatch) column[count] = index;
      if (isMatch || at(times, one) < latest) indices[one] = index + 1;
    }
    if (isMatch) count += 1;
  }
  return found.map((column) => column.subarray(0, count));
}

const toTime = ({ analysis, window }: MeasureSeries, end: keyof FactWindow): number =>
  toMatchTime(at(analysis.candles.openTime, window[end]), analysis.candles);

/** Undefined where fewer than two candles are common to all. */
export function findSharedPeriod({
  series,
}: Pick<MeasureInput, 'series'>): SharedPeriod | undefined {
  const start = Math.max(...series.map((one) => toTime(one, 'from')));
  const end = Math.min(...series.map((one) => toTime(one, 'to')));
  const windows = series.map(({ analysis: { candles }, window }) => {
    const find = (isReached: (time: number) => boolean): number =>
      findFirstCandle(candles, (openTime) => isReached(toMatchTime(openTime, candles)));
    return {
      from: Math.max(
        window.from,
        find((time) => time >= start),
      ),
      to: Math.min(window.to, find((time) => time > end) - 1),
    };
  });
  const candles = findMatchingCandles(series, windows);
  return (candles[0]?.length ?? 0) < 2 ? undefined : { windows, candles };
}

/** Price at the beginning and the end of the shared period, and the candles they are of. */
export type SharedEnds = FactWindow & { readonly before: number; readonly after: number };

// The close before the first shared candle; where a series has none shortly before it, the open of
// that candle, for all series alike.
/** For each series its price at the beginning and the end of the shared period. */
export function findSharedEnds(
  { series }: Pick<MeasureInput, 'series'>,
  shared: SharedPeriod,
): SharedEnds[] {
  const first = (one: number): number => shared.candles[one]?.at(0) ?? -1;
  const hasCloseBefore = series.every(({ analysis: { candles } }, one) => {
    const t = first(one);
    const closeTime = calculateCloseTime(at(candles.openTime, t - 1), candles.interval);
    return at(candles.openTime, t) - closeTime <= maxPauseMs;
  });
  return series.map(({ analysis: { candles } }, one) => {
    const t = first(one);
    const to = shared.candles[one]?.at(-1) ?? -1;
    const from = hasCloseBefore ? t - 1 : t;
    const before = hasCloseBefore ? at(candles.close, from) : at(candles.open, from);
    return { from, to, before, after: at(candles.close, to) };
  });
}
