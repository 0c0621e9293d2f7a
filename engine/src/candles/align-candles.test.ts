import { expect, it } from 'vitest';
import { alignCandles } from './align-candles.ts';
import type { Candle, Candles } from './candles.ts';
import { toCandles } from './to-candles.ts';

const candlesAt = (...times: readonly number[]): Candles =>
  toCandles(
    '1h',
    times.map((openTime): Candle => ({
      openTime,
      open: openTime,
      high: openTime + 3,
      low: openTime - 3,
      close: openTime + 1,
      volume: 7,
    })),
  );

it('aligns candles to rows by open time, NaN where there is none', () => {
  const aligned = alignCandles(candlesAt(1, 3, 4, 6, 9), candlesAt(2, 3, 5, 6, 7));
  expect([...aligned.openTime]).toEqual([2, 3, 5, 6, 7]);
  expect(aligned).toHaveLength(5);
  expect([...aligned.close]).toEqual([Number.NaN, 4, Number.NaN, 7, Number.NaN]);
  expect([...aligned.volume]).toEqual([Number.NaN, 7, Number.NaN, 7, Number.NaN]);
  expect([...alignCandles(candlesAt(), candlesAt(1)).open]).toEqual([Number.NaN]);
});
