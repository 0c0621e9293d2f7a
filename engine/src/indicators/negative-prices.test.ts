import { describe, expect, it } from 'vitest';
import { toCandles } from '../candles/to-candles.ts';
import { calculateIndicatorValues } from '../testing/indicator-values.ts';
import { indicatorDefinitions } from './registry.ts';

// Closes of crude oil in April 2020, amid two months of others.
const aroundZero = [20.1, 19.9, 18.3, -37.63, 10.01, 13.8, 16.5, 16.9];
const closes = [
  ...Array.from({ length: 150 }, (_, day) => 50 - day / 5 + (day % 7)),
  ...aroundZero,
  ...Array.from({ length: 150 }, (_, day) => 17 + day / 9 + (day % 5)),
];
const below = 153;
const candles = toCandles(
  '1d',
  closes.map((close, day) => {
    const open = closes[day - 1] ?? close;
    const [high, low] = [Math.max(open, close) + 0.5, Math.min(open, close) - 0.5];
    return { openTime: day * 86_400_000, open, high, low, close, volume: 100 + (day % 11) };
  }),
);
const input = { candles, other: candles };

function calculate(id: string, parameters: Readonly<Record<string, number | string>>) {
  const definition = indicatorDefinitions.find((one) => one.id === id);
  if (definition === undefined) throw new Error(id);
  return calculateIndicatorValues(definition, input, parameters);
}

describe('across a price below zero', () => {
  it('a rate of change is undefined, and only there', () => {
    const { rateOfChange = new Float64Array() } = calculate('rate-of-change', { length: 1 });
    // Before: -305 % on the way down, -126.6 % while the price rose from -37.63 to 10.01.
    expect(Array.from(rateOfChange.slice(below - 1, below + 3), Number.isNaN)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(rateOfChange[below + 2]).toBeCloseTo((13.8 / 10.01 - 1) * 100, 9);
  });

  it.each([
    ['roc-bands', { length: 1, smoothing: 3, bandLength: 5 }, 'roc'],
    ['price-momentum-oscillator', { length: 5, smoothing: 3, signal: 3 }, 'oscillator'],
    ['coppock-curve', { longLength: 2, shortLength: 1, smoothing: 2 }, 'curve'],
    ['know-sure-thing', {}, 'kst'],
    ['beta', { length: 5 }, 'beta'],
    ['price-relative-strength', { length: 1, show: 'lead' }, 'value'],
    ['connors-rsi', {}, 'rsi'],
    ['atr-percent', {}, 'atrPercent'],
  ] as const)('%s is undefined there too, and comes back', (id, parameters, output) => {
    const column = calculate(id, parameters)[output] ?? new Float64Array();
    expect(Number.isNaN(column[below])).toBe(true);
    expect(Number.isFinite(column.at(-1))).toBe(true);
  });

  it.each(['price-volume-trend', 'negative-volume-index', 'positive-volume-index'])(
    '%s stands still there',
    (id) => {
      const [column = new Float64Array()] = Object.values(calculate(id, {}));
      expect(column[below]).toBe(column[below - 1]);
      expect(column[below + 1]).toBe(column[below]);
      expect(column.every(Number.isFinite)).toBe(true);
    },
  );
});
