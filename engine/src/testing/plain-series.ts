import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { toCandles } from '../candles/to-candles.ts';
import { createRandom, createRandomCandles } from './random-candles.ts';

/**
 * Textbook averages and windows on plain arrays, each value computed from the definition without
 * carried state: the reference for the indicators. NaN means undefined.
 */
export type Series = readonly number[];

const none = Number.NaN;

/** The `length` values that end at `t`; empty when there are fewer. */
const sliceWindow = (series: Series, t: number, length: number): Series =>
  t < length - 1 ? [] : series.slice(t - length + 1, t + 1);

/** Applies a function to every window of `length` values. */
export function mapWindows(
  series: Series,
  length: number,
  figure: (window: Series) => number,
): number[] {
  return series.map((_, t) => {
    const window = sliceWindow(series, t, length);
    return window.length === 0 || window.some(Number.isNaN) ? none : figure(window);
  });
}

export const total = (values: Series): number => values.reduce((sum, value) => sum + value, 0);
export const average = (values: Series): number => total(values) / values.length;
/** Population standard deviation. */
export const deviation = (values: Series): number =>
  Math.sqrt(average(values.map((value) => (value - average(values)) ** 2)));

export const sma = (series: Series, length: number): number[] =>
  mapWindows(series, length, average);
export const sum = (series: Series, length: number): number[] => mapWindows(series, length, total);
export const highest = (series: Series, length: number): number[] =>
  mapWindows(series, length, (window) => Math.max(...window));
export const lowest = (series: Series, length: number): number[] =>
  mapWindows(series, length, (window) => Math.min(...window));

/**
 * Exponential smoothing seeded with the mean of the first `length` defined values; `keep` is the
 * weight of the old value.
 */
function smoothFromSeed(series: Series, length: number, keep: number): number[] {
  const first = series.findIndex((value) => !Number.isNaN(value));
  if (first < 0) return series.map(() => none);
  const seedAt = first + length - 1;
  const result = series.map(() => none);
  for (let t = seedAt; t < series.length; t += 1) {
    const before = result[t - 1] ?? none;
    result[t] =
      t === seedAt
        ? average(series.slice(first, t + 1))
        : keep * before + (1 - keep) * (series[t] ?? none);
  }
  return result;
}

export const ema = (series: Series, length: number): number[] =>
  smoothFromSeed(series, length, 1 - 2 / (length + 1));
export const wilder = (series: Series, length: number): number[] =>
  smoothFromSeed(series, length, 1 - 1 / length);
/** Exponential smoothing with its own weight for the new value. */
export const smoothed = (series: Series, length: number, weight: number): number[] =>
  smoothFromSeed(series, length, 1 - weight);

/** The value `distance` indices before. */
export const ago = (series: Series, distance: number): number[] =>
  series.map((_, t) => series[t - distance] ?? none);

/** Combines series element by element. */
export function combine(
  series: readonly Series[],
  figure: (...values: number[]) => number,
): number[] {
  return (series[0] ?? []).map((_, t) => figure(...series.map((values) => values[t] ?? none)));
}

export const minus = (first: Series, second: Series): number[] =>
  combine([first, second], (a = none, b = none) => a - b);

/** Columns of candles as plain arrays, with the inputs most indicators use. */
export type PlainCandles = Readonly<
  Record<
    'open' | 'high' | 'low' | 'close' | 'volume' | 'median' | 'typical' | 'change' | 'trueRange',
    Series
  >
>;

export function toPlainCandles(candles: Candles): PlainCandles {
  const [open, high, low, close, volume] = [
    candles.open,
    candles.high,
    candles.low,
    candles.close,
    candles.volume,
  ].map((column) => [...column.subarray(0, candles.length)]);
  if (
    open === undefined ||
    high === undefined ||
    low === undefined ||
    close === undefined ||
    volume === undefined
  )
    throw new Error('a candle column is missing');
  const before = ago(close, 1);
  return {
    open,
    high,
    low,
    close,
    volume,
    median: combine([high, low], (h = none, l = none) => (h + l) / 2),
    typical: combine([high, low, close], (h = none, l = none, c = none) => (h + l + c) / 3),
    change: minus(close, before),
    trueRange: combine([high, low, before], (h = none, l = none, b = none) =>
      Math.max(h - l, Math.abs(h - b), Math.abs(l - b)),
    ),
  };
}

/** Random walk with gaps between candles, and some candles without range or volume. */
export function createGappedCandles(seed: number, length: number): Candles {
  const walk = createRandomCandles({ seed, length, start: 200 });
  const random = createRandom(seed + 1);
  let shift = 0;
  const rows = Array.from({ length }, (_, t) => {
    if (random() < 0.2) shift += Math.round((random() - 0.5) * 256) / 64;
    const isFlat = t % 37 === 36;
    const price = (column: Float64Array): number => at(isFlat ? walk.close : column, t) + shift;
    return {
      openTime: at(walk.openTime, t),
      open: price(walk.open),
      high: price(walk.high),
      low: price(walk.low),
      close: price(walk.close),
      volume: t % 53 === 52 ? 0 : at(walk.volume, t),
    };
  });
  return toCandles('15m', rows);
}

/**
 * Largest difference between a column and its expected values, relative to the largest expected
 * value; infinite when one is defined where the other is not.
 */
export function findLargestDifference(actual: Float64Array | undefined, expected: Series): number {
  if (actual === undefined || actual.length !== expected.length) return Number.POSITIVE_INFINITY;
  const defined = expected.map((value) => (Number.isFinite(value) ? value : none));
  const scale = Math.max(
    ...defined.map((value) => (Number.isNaN(value) ? 0 : Math.abs(value))),
    Number.MIN_VALUE,
  );
  const differences = defined.map((value, t) => {
    if (Number.isNaN(value) !== Number.isNaN(actual[t])) return Number.POSITIVE_INFINITY;
    return Number.isNaN(value) ? 0 : Math.abs(value - (actual[t] ?? none)) / scale;
  });
  return Math.max(...differences);
}
