import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { durationMs } from '../../candles/interval.ts';
import { findFirstCandle } from '../../candles/find-first-candle.ts';
import type { FactWindow } from '../../facts/reading.ts';
import type { MeasureInput, MeasureSeries } from '../measure.ts';

const dayMs = 86_400_000;

// Midnight means the whole day: then candles shorter than a day are all those that open on it.
/** Candles of a moment (UTC ms), or the last before it; undefined before the first candle. */
export function findMoment(candles: Candles, time: number, last: number): FactWindow | undefined {
  const to = Math.min(last, findFirstCandle(candles, (openTime) => openTime > time) - 1);
  const isShort = (durationMs[candles.interval] ?? dayMs) < dayMs;
  if (isShort && time % dayMs === 0) {
    const from = findFirstCandle(candles, (openTime) => openTime >= time);
    const end = findFirstCandle(candles, (openTime) => openTime >= time + dayMs) - 1;
    if (from <= Math.min(last, end)) return { from, to: Math.min(last, end) };
  }
  return to < 0 || Number.isNaN(at(candles.openTime, to)) ? undefined : { from: to, to };
}

/** The series with the candles of the moment that the question names, otherwise of its period. */
export function chooseWindow({ series: [first], parameters }: MeasureInput): MeasureSeries {
  if (parameters.time === undefined) return first;
  const window = findMoment(first.analysis.candles, parameters.time, first.window.to);
  return window === undefined ? first : { ...first, window };
}
