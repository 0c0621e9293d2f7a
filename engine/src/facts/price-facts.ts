import type { Candles } from '../candles/candles.ts';
import { closeTimeOf, durationMs } from '../candles/interval.ts';
import type { EngineFact } from './fact.ts';
import { percentChange, toFact, valueAt, type FactWindow, type Reading } from './reading.ts';

const recentCandles = 20;

export type Extremes = {
  readonly high: number;
  readonly highAt: number;
  readonly low: number;
  readonly lowAt: number;
};

/** Highest high and lowest low of a stretch of candles and where they are; the first of equals. */
export function findExtremes(candles: Candles, window: FactWindow): Extremes {
  let extremes: Extremes = {
    high: Number.NEGATIVE_INFINITY,
    highAt: window.from,
    low: Number.POSITIVE_INFINITY,
    lowAt: window.from,
  };
  for (let t = window.from; t <= window.to; t += 1) {
    const high = candles.high[t] ?? Number.NaN;
    const low = candles.low[t] ?? Number.NaN;
    if (high > extremes.high) extremes = { ...extremes, high, highAt: t };
    if (low < extremes.low) extremes = { ...extremes, low, lowAt: t };
  }
  return extremes;
}

const dayMs = durationMs['1d'];

/**
 * When a candle's close was known: its close time; for daily and longer candles the last day inside the candle (the session's date, the
 * Sunday of a week, the last of a month). UTC milliseconds.
 */
export function asOfOf(openTime: number, candles: Candles): number {
  const closeTime = closeTimeOf(openTime, candles.interval);
  return closeTime - openTime >= dayMs ? closeTime - dayMs : closeTime;
}

function toRecentFacts(reading: Reading): EngineFact[] {
  const { close } = reading.analysis.candles;
  const { from, to } = reading.window;
  const previous = { method: 'change@1', from: to - 1, to };
  const recent = { method: 'change@1', from: to - recentCandles, to };
  const facts = toFact(
    'last.change-percent',
    { value: percentChange(valueAt(close, to - 1), reading.close), unit: 'percent' },
    previous,
  );
  if (to - recentCandles < from) return facts;
  return [
    ...facts,
    ...toFact('recent.candles', { value: recentCandles, unit: 'count' }, recent),
    ...toFact(
      'recent.change-percent',
      { value: percentChange(valueAt(close, to - recentCandles), reading.close), unit: 'percent' },
      recent,
    ),
  ];
}

/** Last close and its time, the window's size, change (from the first open to the last close, percent) and extremes. Times are UTC milliseconds. */
export function toPriceFacts(reading: Reading): EngineFact[] {
  const { candles } = reading.analysis;
  const { from, to } = reading.window;
  const last = { method: 'close@1', from: to, to };
  const whole = { method: 'window@1', from, to };
  const openTime = valueAt(candles.openTime, to);
  const extremes = findExtremes(candles, reading.window);
  return [
    ...toFact('close.last', { value: reading.close, unit: 'price' }, last),
    ...toFact(
      'close.time',
      { value: openTime === undefined ? undefined : asOfOf(openTime, candles), unit: 'time' },
      last,
    ),
    ...toFact('window.candles', { value: to - from + 1, unit: 'count' }, whole),
    ...toFact('window.from', { value: valueAt(candles.openTime, from), unit: 'time' }, whole),
    ...toFact(
      'window.change-percent',
      { value: percentChange(valueAt(candles.open, from), reading.close), unit: 'percent' },
      { ...whole, method: 'open-to-close@1' },
    ),
    ...toFact(
      'window.high',
      { value: extremes.high, unit: 'price' },
      { ...whole, from: extremes.highAt, to: extremes.highAt },
    ),
    ...toFact(
      'window.low',
      { value: extremes.low, unit: 'price' },
      { ...whole, from: extremes.lowAt, to: extremes.lowAt },
    ),
    ...toRecentFacts(reading),
  ];
}
