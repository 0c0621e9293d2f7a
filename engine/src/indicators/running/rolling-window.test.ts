import { describe, expect, it } from 'vitest';
import { createRandom, createRandomCandles } from '../../testing/random-candles.ts';
import { calculateIndicator } from '../calculate-indicator.ts';
import { bollingerBandsIndicator } from '../channel/bollinger-bands.ts';
import { smaIndicator } from '../moving-average/sma.ts';
import type { StreamingCalculation } from './streaming-calculation.ts';
import {
  createRollingDeviation,
  createRollingHighest,
  createRollingLowest,
  createRollingMean,
  createRollingSum,
  createRollingWeightedMean,
} from './rolling-window.ts';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const weighted = (values: readonly number[]): number =>
  sum(values.map((value, index) => value * (index + 1))) / sum(values.map((_, index) => index + 1));

const figures: readonly (readonly [
  name: string,
  create: (length: number) => StreamingCalculation,
  ofWindow: (values: readonly number[]) => number,
])[] = [
  ['sum', createRollingSum, sum],
  ['mean', createRollingMean, mean],
  ['highest', createRollingHighest, (values) => Math.max(...values)],
  ['lowest', createRollingLowest, (values) => Math.min(...values)],
  ['deviation', createRollingDeviation, deviation],
  ['weighted mean', createRollingWeightedMean, weighted],
];

/** Prices far from 0, with missing values (NaN). */
function createValuesWithGaps(): number[] {
  const random = createRandom(9);
  return Array.from({ length: 400 }, (_, t) =>
    t < 5 || t % 83 === 40 ? Number.NaN : 1000 + random() * 10 + t / 10,
  );
}

describe.each(figures)('the running %s', (_, create, ofWindow) => {
  it.each([1, 2, 3, 7, 20, 64])(
    'of %d values equals that of each window computed alone, and NaN while one is missing',
    (length) => {
      const values = createValuesWithGaps();
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

describe('values outside the window have no effect', () => {
  it('on sums and deviations after prices a billion times as high', () => {
    const [total, spread] = [createRollingSum(5), createRollingDeviation(5)];
    const prices = [
      ...Array.from({ length: 13 }, (_, t) => 1e11 + 1e7 * Math.sin(t)),
      ...Array.from({ length: 12 }, () => 0.1),
    ];
    const ends = prices.map((price) => [total(price), spread(price)]);
    expect(ends.at(-1)?.[0]).toBeCloseTo(0.5, 15);
    expect(ends.at(-1)?.[1]).toBe(0);
  });
});

describe('the block-wise SMA and Bollinger Bands', () => {
  const candles = createRandomCandles({ seed: 21, length: 500 });
  const closes = [...candles.close];

  it.each([1, 2, 5, 20, 100])('match the mean and the deviation of each window of %d', (length) => {
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
