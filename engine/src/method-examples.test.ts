import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from './analyze-technical.ts';
import { resample } from './candles/resample.ts';
import { toCandles } from './candles/to-candles.ts';
import { percentChange } from './facts/reading.ts';
import { atr } from './indicators/atr.ts';
import { ema } from './indicators/ema.ts';
import { createRsi } from './indicators/rsi.ts';
import { drawCandles } from './testing/draw-candles.ts';

/** The worked examples of the method library: its pages print these numbers, worked out by hand. */
describe('the worked example of', () => {
  it('the swing point: low 5 of candle 4, known at candle 9', () => {
    const candles = drawCandles([8, 7, 6, 5, 6, 7, 8, 9, 10].map((low) => [low, low + 1, low, low]));
    const swings = analyzeTechnical(candles).findings.filter(({ kind }) => kind === 'swing-low');
    expect(swings.map(({ formedAt, confirmedAt, bottom }) => [formedAt + 1, confirmedAt + 1, bottom])).toEqual([[4, 9, 5]]);
  });

  it('the fair value gap: from 11 to 13, touched and half filled by candle 4', () => {
    const candles = drawCandles([
      [10, 11, 9, 10.5],
      [10.5, 14, 10.4, 13.8],
      [13.8, 15, 13, 14.5],
      [14, 14, 12, 13],
    ]);
    const gap = analyzeTechnical(candles).findings.find(({ kind }) => kind === 'fair-value-gap');
    expect(gap).toMatchObject({ direction: 'bullish', bottom: 11, top: 13 });
    expect(gap?.transitions.map(({ state, at }) => [state, at + 1])).toEqual([
      ['touched', 4],
      ['half', 4],
    ]);
  });

  it('the average true range: 2, then 2.667', () => {
    const candles = drawCandles([
      [9, 10, 8, 9],
      [9, 11, 9, 10],
      [10, 12, 9, 11],
      [11, 11, 10, 10.5],
      [10.5, 14, 10, 13],
    ]);
    const [fourth, fifth] = atr(candles, 3).slice(3);
    expect(fourth).toBe(2);
    expect(fifth).toBeCloseTo(2.667, 3);
  });

  it('the relative strength index: 83.33, then 55.56', () => {
    const output = new Float64Array(5);
    createRsi(3).extend(Float64Array.of(10, 11, 10.5, 12, 11), output, { from: 0, to: 5 });
    expect(output[3]).toBeCloseTo(83.33, 2);
    expect(output[4]).toBeCloseTo(55.56, 2);
  });

  it('the exponential moving average: 11, then 13', () => {
    expect([...ema(Float64Array.of(10, 11, 12, 15), 3)]).toEqual([Number.NaN, Number.NaN, 11, 13]);
  });

  it('resampling: four hours of one-hour candles', () => {
    const hour = 3_600_000;
    const rows = [
      [100, 104, 99, 103, 10],
      [103, 105, 101, 102, 12],
      [102, 103, 98, 99, 20],
      [99, 101, 97, 100, 8],
    ] as const;
    const candles = toCandles(
      '1h',
      rows.map(([open, high, low, close, volume], index) => ({ openTime: index * hour, open, high, low, close, volume })),
    );
    const { open, high, low, close, volume } = resample(candles, '4h');
    expect([open[0], high[0], low[0], close[0], volume[0]]).toEqual([100, 105, 97, 100, 50]);
  });

  it('a change: 3.5 %', () => {
    expect(percentChange(200, 207)).toBeCloseTo(3.5, 12);
  });
});
