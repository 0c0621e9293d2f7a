import { describe, expect, it } from 'vitest';
import { drawCandles } from '../testing/draw-candles.ts';
import { hasSharedData, readCandles, readRows } from '../testing/shared-data.ts';
import { atr } from './atr.ts';
import { ema } from './ema.ts';
import { rsi } from './rsi.ts';

const rounded = (column: Float64Array, digits: number): (number | undefined)[] =>
  [...column].map((value) => (Number.isNaN(value) ? undefined : Number(value.toFixed(digits))));

describe('ema', () => {
  it('agrees with the published ten-day example', () => {
    // @see https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/moving-averages-simple-and-exponential
    const closes = [
      22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38,
      22.61, 23.36,
    ];
    expect(rounded(ema(Float64Array.from(closes), 10), 2).slice(8)).toEqual([
      undefined,
      22.22,
      22.21,
      22.24,
      22.27,
      22.33,
      22.52,
    ]);
  });
});

describe('rsi', () => {
  it('agrees with the published fourteen-day example', () => {
    // @see https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/relative-strength-index-rsi
    const closes = [
      44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826,
      45.8931, 46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222,
    ];
    expect(rounded(rsi(Float64Array.from(closes), 14), 2).slice(13)).toEqual([
      undefined,
      70.53,
      66.32,
      66.55,
      69.41,
      66.36,
    ]);
  });

  it('is 100 without a loss, 0 without a gain, and not defined without movement', () => {
    expect(rounded(rsi(Float64Array.of(1, 2, 3), 2), 6)).toEqual([undefined, undefined, 100]);
    expect(rounded(rsi(Float64Array.of(3, 2, 1), 2), 6)).toEqual([undefined, undefined, 0]);
    expect(rounded(rsi(Float64Array.of(1, 1, 1), 2), 6)).toEqual([undefined, undefined, undefined]);
  });
});

describe('atr', () => {
  it('starts with the mean of the true ranges from the second candle on, gaps included', () => {
    const candles = drawCandles([
      [10, 50, 1, 10],
      [10, 12, 10, 12],
      [15, 16, 15, 16],
      [11, 12, 11, 11],
    ]);
    // True ranges 2, 16 - 12 = 4, 16 - 11 = 5; then (3 * 1 + 5) / 2.
    expect(rounded(atr(candles, 2), 9)).toEqual([undefined, undefined, 3, 4]);
  });
});

function golden(file: string, column: number): number[] {
  return readRows(`golden/indicators/${file}.csv`).map((row) =>
    row[column] ? Number(row[column]) : Number.NaN,
  );
}

/** Infinite when one is defined where the other is not. */
function largestError(actual: Float64Array, expected: readonly number[]): number {
  if (actual.length !== expected.length) return Number.POSITIVE_INFINITY;
  const errors = expected.map((value, index) => {
    const error = Math.abs(value - (actual[index] ?? Number.NaN));
    if (!Number.isNaN(error)) return error;
    return Number.isNaN(value) && Number.isNaN(actual[index]) ? 0 : Number.POSITIVE_INFINITY;
  });
  return Math.max(...errors);
}

describe.runIf(hasSharedData)('against an independent implementation, on 502 daily candles', () => {
  const candles = hasSharedData
    ? readCandles('golden/indicators/quotes_default.csv', '1d')
    : drawCandles([]);

  it('every ATR(14) agrees', () => {
    expect(largestError(atr(candles, 14), golden('atr', 2))).toBeLessThan(1e-9);
  });

  it('every EMA(20) agrees', () => {
    expect(largestError(ema(candles.close, 20), golden('ema', 1))).toBeLessThan(1e-9);
  });

  it('every RSI(14) agrees', () => {
    expect(largestError(rsi(candles.close, 14), golden('rsi', 1))).toBeLessThan(1e-9);
  });
});
