// oxlint-disable no-restricted-globals -- the runtime's calendar is the reference here; the clock is not read
import { describe, expect, it } from 'vitest';
import type { Candle, Candles, Interval } from './candles.ts';
import { calculateCloseTime, calculatePeriodStart } from './interval.ts';
import { canResample, resample } from './resample.ts';
import { sliceCandles, toCandles } from './to-candles.ts';

const utc = (text: string): number => new Date(`${text}Z`).getTime();

function hourly(from: string, closes: readonly number[], interval: Interval = '1h'): Candles {
  const rows = closes.map((close, index): Candle => ({
    openTime: utc(from) + index * 3_600_000,
    open: close - 1,
    high: close + 2,
    low: close - 3,
    close,
    volume: 10,
  }));
  return toCandles(interval, rows);
}

const toPriceRows = (candles: Candles): number[][] =>
  Array.from({ length: candles.length }, (_, index) =>
    [candles.openTime, candles.open, candles.high, candles.low, candles.close, candles.volume].map(
      (column) => column[index] ?? Number.NaN,
    ),
  );

describe('closeTimeOf', () => {
  it.each([
    ['2024-01-01T10:15:00', '15m', '2024-01-01T10:30:00'],
    ['2024-02-28T00:00:00', '1d', '2024-02-29T00:00:00'],
    ['2024-12-30T00:00:00', '1w', '2025-01-06T00:00:00'],
    ['2024-02-01T00:00:00', '1mo', '2024-03-01T00:00:00'],
    ['2023-02-01T00:00:00', '1mo', '2023-03-01T00:00:00'],
    ['2024-12-01T00:00:00', '1mo', '2025-01-01T00:00:00'],
    ['1969-12-01T00:00:00', '1mo', '1970-01-01T00:00:00'],
    ['1900-02-01T00:00:00', '1mo', '1900-03-01T00:00:00'],
  ] as const)('of %s, %s, is %s', (open, interval, close) => {
    expect(calculateCloseTime(utc(open), interval)).toBe(utc(close));
  });
});

describe('periodStartOf', () => {
  it.each([
    ['2024-01-01T10:29:59', '15m', '2024-01-01T10:15:00'],
    ['2024-05-12T23:00:00', '1w', '2024-05-06T00:00:00'],
    ['2024-05-13T00:00:00', '1w', '2024-05-13T00:00:00'],
    ['1969-12-31T00:00:00', '1w', '1969-12-29T00:00:00'],
    ['2000-02-29T12:00:00', '1mo', '2000-02-01T00:00:00'],
  ] as const)('of %s, %s, is %s', (time, interval, start) => {
    expect(calculatePeriodStart(utc(time), interval)).toBe(utc(start));
  });

  it('matches the calendar of the runtime for every day of 80 years', () => {
    const wrong: number[] = [];
    for (
      let time = utc('1960-01-01T00:00:00');
      time < utc('2040-01-01T00:00:00');
      time += 86_400_000
    ) {
      const date = new Date(time);
      const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
      const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
      if (calculatePeriodStart(time, '1mo') !== start || calculateCloseTime(time, '1mo') !== end)
        wrong.push(time);
    }
    expect(wrong).toEqual([]);
  });
});

describe('resample', () => {
  it('takes the first open, the extremes, the last close and the whole volume', () => {
    expect(toPriceRows(resample(hourly('2024-01-01T08:00:00', [10, 14, 6, 11]), '4h'))).toEqual([
      [utc('2024-01-01T08:00:00'), 9, 16, 3, 11, 40],
    ]);
  });

  it('leaves out the last period until it has closed', () => {
    expect(resample(hourly('2024-01-01T08:00:00', [10, 14, 6]), '4h')).toHaveLength(0);
    expect(
      toPriceRows(resample(hourly('2024-01-01T08:00:00', [10, 14, 6, 11, 12]), '4h')),
    ).toHaveLength(1);
  });

  it('leaves out a first period whose start is missing', () => {
    expect(
      toPriceRows(resample(hourly('2024-01-01T09:00:00', [10, 14, 6, 1, 2, 3, 4]), '4h')),
    ).toEqual([[utc('2024-01-01T12:00:00'), 0, 6, -2, 4, 40]]);
  });

  it('closes a period with missing candles when a later one begins', () => {
    const candles = toCandles('1h', [
      { openTime: utc('2024-01-01T08:00:00'), open: 1, high: 2, low: 1, close: 2, volume: 1 },
      { openTime: utc('2024-01-01T21:00:00'), open: 5, high: 6, low: 5, close: 6, volume: 1 },
    ]);
    expect(toPriceRows(resample(candles, '4h'))).toEqual([
      [utc('2024-01-01T08:00:00'), 1, 2, 1, 2, 1],
    ]);
  });

  it('groups daily session dates into weeks from Monday and into months', () => {
    const days = Array.from({ length: 35 }, (_, index) => index + 1);
    const candles = toCandles(
      '1d',
      days.map((day) => ({
        openTime: utc('2024-01-01T00:00:00') + (day - 1) * 86_400_000,
        open: day,
        high: day,
        low: day,
        close: day,
        volume: 1,
      })),
    );
    expect(
      toPriceRows(resample(candles, '1w')).map(([openTime, , , , close]) => [openTime, close]),
    ).toEqual(
      [7, 14, 21, 28, 35].map((day) => [utc('2024-01-01T00:00:00') + (day - 7) * 86_400_000, day]),
    );
    expect(toPriceRows(resample(candles, '1mo'))).toEqual([
      [utc('2024-01-01T00:00:00'), 1, 31, 1, 31, 31],
    ]);
  });

  it('does not change emitted candles when candles are appended', () => {
    const candles = hourly(
      '2024-01-01T07:00:00',
      Array.from({ length: 60 }, (_, index) => 100 + ((index * 7) % 13)),
    );
    const all = toPriceRows(resample(candles, '4h'));
    for (let end = 0; end <= candles.length; end += 1) {
      const part = toPriceRows(resample(sliceCandles(candles, 0, end), '4h'));
      expect(part).toEqual(all.slice(0, part.length));
    }
  });

  it('rejects periods that do not nest', () => {
    expect(canResample('1w', '1mo')).toBe(false);
    expect(canResample('1h', '15m')).toBe(false);
    expect(() => resample(hourly('2024-01-01T08:00:00', [10], '1w'), '1mo')).toThrow('do not nest');
  });
});

describe('toCandles', () => {
  it('rejects candles out of order', () => {
    const row = { openTime: 1, open: 1, high: 1, low: 1, close: 1, volume: 0 };
    expect(() => toCandles('1h', [row, row])).toThrow('strictly increasing');
  });
});
