import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { toCandles } from '../candles/to-candles.ts';
import { createRandom, randomCandles } from './random-candles.ts';

/**
 * The textbook forms of averages and windows on plain arrays, each value worked out from the definition and nothing carried along: what the
 * indicators are compared with. NaN is "not there".
 */
export type Series = readonly number[];

const none = Number.NaN;

/** The `length` values that end at `t`; none when there are fewer. */
const windowOf = (series: Series, t: number, length: number): Series =>
  t < length - 1 ? [] : series.slice(t - length + 1, t + 1);

/** A figure of the last `length` values, for every place. */
export function rolling(
  series: Series,
  length: number,
  figure: (window: Series) => number,
): number[] {
  return series.map((_, t) => {
    const window = windowOf(series, t, length);
    return window.length === 0 || window.some(Number.isNaN) ? none : figure(window);
  });
}

export const total = (values: Series): number => values.reduce((sum, value) => sum + value, 0);
export const average = (values: Series): number => total(values) / values.length;
/** Deviation of a whole population, from the mean of the squares of the differences. */
export const deviation = (values: Series): number =>
  Math.sqrt(average(values.map((value) => (value - average(values)) ** 2)));

export const sma = (series: Series, length: number): number[] => rolling(series, length, average);
export const sum = (series: Series, length: number): number[] => rolling(series, length, total);
export const highest = (series: Series, length: number): number[] =>
  rolling(series, length, (window) => Math.max(...window));
export const lowest = (series: Series, length: number): number[] =>
  rolling(series, length, (window) => Math.min(...window));

/** Seeded with the mean of the first `length` values that are there; then the old value counts `keep`, the new one the rest. */
function seeded(series: Series, length: number, keep: number): number[] {
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
  seeded(series, length, 1 - 2 / (length + 1));
export const wilder = (series: Series, length: number): number[] =>
  seeded(series, length, 1 - 1 / length);
/** With a weight of its own for the new value. */
export const smoothed = (series: Series, length: number, weight: number): number[] =>
  seeded(series, length, 1 - weight);

/** The value of `distance` places ago. */
export const ago = (series: Series, distance: number): number[] =>
  series.map((_, t) => series[t - distance] ?? none);

/** A series worked out place by place from others. */
export function combine(
  series: readonly Series[],
  figure: (...values: number[]) => number,
): number[] {
  return (series[0] ?? []).map((_, t) => figure(...series.map((values) => values[t] ?? none)));
}

export const minus = (first: Series, second: Series): number[] =>
  combine([first, second], (a = none, b = none) => a - b);

/** Columns of candles as plain series, with those most indicators begin with. */
export type PlainCandles = Readonly<
  Record<
    'open' | 'high' | 'low' | 'close' | 'volume' | 'median' | 'typical' | 'change' | 'trueRange',
    Series
  >
>;

export function plainCandles(candles: Candles): PlainCandles {
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
    throw new Error('five');
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

/** A random walk whose candles do not open where the one before closed: gaps now and then, and some candles without range or volume. */
export function gappedCandles(seed: number, length: number): Candles {
  const walk = randomCandles({ seed, length, start: 200 });
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
 * The largest difference between a column and what it should be, as a share of the largest value that should be there; infinite when one is
 * defined where the other is not.
 */
export function largestDifference(actual: Float64Array | undefined, expected: Series): number {
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
