import { describe, expect, it } from 'vitest';
import { drawCandles } from '../testing/draw-candles.ts';
import { readCandles, readRows } from '../testing/shared-data.ts';
import { calculateAtr } from './atr.ts';
import { calculateEma } from './ema.ts';
import { calculateRsi } from './rsi.ts';

const roundColumn = (column: Float64Array, digits: number): (number | undefined)[] =>
  [...column].map((value) => (Number.isNaN(value) ? undefined : Number(value.toFixed(digits))));

describe('ema', () => {
  it('agrees with the published ten-day example', () => {
    // @see https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/moving-averages-simple-and-exponential
    const closes = [
      22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38,
      22.61, 23.36,
    ];
    expect(roundColumn(calculateEma(Float64Array.from(closes), 10), 2).slice(8)).toEqual([
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
    expect(roundColumn(calculateRsi(Float64Array.from(closes), 14), 2).slice(13)).toEqual([
      undefined,
      70.53,
      66.32,
      66.55,
      69.41,
      66.36,
    ]);
  });

  it('is 100 without a loss, 0 without a gain, and not defined without movement', () => {
    expect(roundColumn(calculateRsi(Float64Array.of(1, 2, 3), 2), 6)).toEqual([
      undefined,
      undefined,
      100,
    ]);
    expect(roundColumn(calculateRsi(Float64Array.of(3, 2, 1), 2), 6)).toEqual([
      undefined,
      undefined,
      0,
    ]);
    expect(roundColumn(calculateRsi(Float64Array.of(1, 1, 1), 2), 6)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('atr', () => {
  it('is seeded with the mean of the true ranges from the second candle on, gaps included', () => {
    const candles = drawCandles([
      [10, 50, 1, 10],
      [10, 12, 10, 12],
      [15, 16, 15, 16],
      [11, 12, 11, 11],
    ]);
    // True ranges 2, 16 - 12 = 4, 16 - 11 = 5; then (3 * 1 + 5) / 2.
    expect(roundColumn(calculateAtr(candles, 2), 9)).toEqual([undefined, undefined, 3, 4]);
  });
});

function readGoldenColumn(file: string, column: number): number[] {
  return readRows(`golden/indicators/${file}.csv`).map((row) =>
    row[column] ? Number(row[column]) : Number.NaN,
  );
}

/** Largest absolute error; infinite where only one of the two is defined. */
function calculateLargestError(actual: Float64Array, expected: readonly number[]): number {
  if (actual.length !== expected.length) return Number.POSITIVE_INFINITY;
  const errors = expected.map((value, index) => {
    const error = Math.abs(value - (actual[index] ?? Number.NaN));
    if (!Number.isNaN(error)) return error;
    return Number.isNaN(value) && Number.isNaN(actual[index]) ? 0 : Number.POSITIVE_INFINITY;
  });
  return Math.max(...errors);
}

describe('against an independent implementation, on 502 daily candles', () => {
  const candles = readCandles('golden/indicators/quotes_default.csv', '1d');

  it('every ATR(14) agrees', () => {
    expect(
      calculateLargestError(calculateAtr(candles, 14), readGoldenColumn('atr', 2)),
    ).toBeLessThan(1e-9);
  });

  it('every EMA(20) agrees', () => {
    expect(
      calculateLargestError(calculateEma(candles.close, 20), readGoldenColumn('ema', 1)),
    ).toBeLessThan(1e-9);
  });

  it('every RSI(14) agrees', () => {
    expect(
      calculateLargestError(calculateRsi(candles.close, 14), readGoldenColumn('rsi', 1)),
    ).toBeLessThan(1e-9);
  });
});
