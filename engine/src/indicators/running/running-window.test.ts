import { describe, expect, it } from 'vitest';
import { createRandom, randomCandles } from '../../testing/random-candles.ts';
import { calculateIndicator } from '../calculate-indicator.ts';
import { bollingerBandsIndicator } from '../channel/bollinger-bands.ts';
import { smaIndicator } from '../moving-average/sma.ts';
import type { Running } from './running.ts';
import {
  createRunningDeviation,
  createRunningHighest,
  createRunningLowest,
  createRunningMean,
  createRunningSum,
  createRunningWeightedMean,
} from './running-window.ts';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const weighted = (values: readonly number[]): number =>
  sum(values.map((value, index) => value * (index + 1))) / sum(values.map((_, index) => index + 1));

const figures: readonly (readonly [
  name: string,
  create: (length: number) => Running,
  ofWindow: (values: readonly number[]) => number,
])[] = [
  ['sum', createRunningSum, sum],
  ['mean', createRunningMean, mean],
  ['highest', createRunningHighest, (values) => Math.max(...values)],
  ['lowest', createRunningLowest, (values) => Math.min(...values)],
  ['deviation', createRunningDeviation, deviation],
  ['weighted mean', createRunningWeightedMean, weighted],
];

/** Prices far from 0, some of them missing. */
function withHoles(): number[] {
  const random = createRandom(9);
  return Array.from({ length: 400 }, (_, t) =>
    t < 5 || t % 83 === 40 ? Number.NaN : 1000 + random() * 10 + t / 10,
  );
}

describe.each(figures)('the running %s', (_, create, ofWindow) => {
  it.each([1, 2, 3, 7, 20, 64])(
    'of %d values is that of each window by itself, and NaN while one is missing',
    (length) => {
      const values = withHoles();
      const running = create(length);
      for (const [t, value] of values.entries()) {
        const window = t < length - 1 ? [Number.NaN] : values.slice(t - length + 1, t + 1);
        const expected = window.some((member) => Number.isNaN(member))
          ? Number.NaN
          : ofWindow(window);
        expect([t, running(value).toFixed(9)]).toEqual([t, expected.toFixed(9)]);
      }
    },
  );
});

describe('nothing that has left a window leaves a trace', () => {
  it('in sums and deviations after prices a billion times as high', () => {
    const [total, spread] = [createRunningSum(5), createRunningDeviation(5)];
    const prices = [
      ...Array.from({ length: 13 }, (_, t) => 1e11 + 1e7 * Math.sin(t)),
      ...Array.from({ length: 12 }, () => 0.1),
    ];
    const ends = prices.map((price) => [total(price), spread(price)]);
    expect(ends.at(-1)?.[0]).toBeCloseTo(0.5, 15);
    expect(ends.at(-1)?.[1]).toBe(0);
  });
});

describe('the two that are written block by block', () => {
  const candles = randomCandles({ seed: 21, length: 500 });
  const closes = [...candles.close];

  it.each([1, 2, 5, 20, 100])('are the mean and the deviation of each window of %d', (length) => {
    const windows = closes.map((_, t) =>
      t < length - 1 ? [Number.NaN] : closes.slice(t - length + 1, t + 1),
    );
    const sma = calculateIndicator(smaIndicator, { candles }, { length });
    const bands = calculateIndicator(
      bollingerBandsIndicator,
      { candles },
      { length: Math.max(length, 2), deviations: 2 },
    );
    const wanted = windows.map((window) => mean(window));
    const means = sma.kind === 'values' ? [...(sma.values['sma'] ?? [])] : [];
    expect(means.map((value) => value.toFixed(9))).toEqual(wanted.map((value) => value.toFixed(9)));
    const uppers = bands.kind === 'values' ? [...(bands.values['upper'] ?? [])] : [];
    const pairs =
      length < 2
        ? closes.map((_, t) => (t < 1 ? [Number.NaN] : closes.slice(t - 1, t + 1)))
        : windows;
    expect(uppers.map((value) => value.toFixed(9))).toEqual(
      pairs.map((window) => (mean(window) + 2 * deviation(window)).toFixed(9)),
    );
  });
});
