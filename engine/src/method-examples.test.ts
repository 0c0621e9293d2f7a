import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from './analyze-technical.ts';
import { resample } from './candles/resample.ts';
import { toCandles } from './candles/to-candles.ts';
import { calculatePercentChange } from './facts/reading.ts';
import { calculateAtr } from './indicators/atr.ts';
import { calculateEma } from './indicators/ema.ts';
import { createRsi } from './indicators/rsi.ts';
import { drawCandles, type Drawn } from './testing/draw-candles.ts';
import { createScaleRun } from './testing/scale-run.ts';
import { calculateVolumeProfile } from './volume-profile/volume-profile.ts';

// A swing low at 98 in candle 6, a swing high at 105 in candle 12, known with candle 17, and
// nothing broken.
const between: readonly Drawn[] = [
  [103, 103.5, 102.5, 103],
  [103, 103.2, 101.5, 102],
  [102, 102.2, 100.5, 101],
  [101, 101.2, 99.5, 100],
  [100, 100.2, 98.5, 99],
  [99, 99.2, 98, 98.6],
  [98.6, 100, 98.4, 99.8],
  [99.8, 101, 99.5, 100.8],
  [100.8, 102, 100.5, 101.8],
  [101.8, 103, 101.5, 102.8],
  [102.8, 104, 102.5, 103.8],
  [103.8, 105, 103.5, 104.5],
  [104.5, 104.8, 103.8, 104],
  [104, 104.3, 103.3, 103.5],
  [103.5, 103.8, 102.8, 103],
  [103, 103.3, 102.3, 102.5],
  [102.5, 102.8, 101.8, 102],
];
const breaksAmong = (rows: readonly Drawn[]): unknown[] =>
  createScaleRun(drawCandles([...between, ...rows]), 'internal')
    .findings.filter(({ kind }) => kind === 'break-of-structure' || kind === 'change-of-character')
    .map(({ kind, direction, confirmedAt, top }) => [
      kind,
      direction,
      confirmedAt - between.length + 1,
      top,
    ]);

/** Worked examples of the method library: its pages print these numbers, computed by hand. */
describe('the worked example of', () => {
  it('the swing point: low 5 of candle 4, known at candle 9', () => {
    const candles = drawCandles(
      [8, 7, 6, 5, 6, 7, 8, 9, 10].map((low) => [low, low + 1, low, low]),
    );
    const swings = analyzeTechnical(candles).findings.filter(({ kind }) => kind === 'swing-low');
    expect(
      swings.map(({ formedAt, confirmedAt, bottom }) => [formedAt + 1, confirmedAt + 1, bottom]),
    ).toEqual([[4, 9, 5]]);
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

  it('market structure: broken upwards by candle 2, turned by candle 4', () => {
    const rows: readonly Drawn[] = [
      [102, 105.2, 101.9, 104.8],
      [104.8, 105.5, 104.2, 105.3],
      [105.3, 105.4, 97.9, 98],
      [98, 98.4, 97.2, 97.6],
    ];
    expect(breaksAmong(rows)).toEqual([
      ['break-of-structure', 'bullish', 2, 105],
      ['change-of-character', 'bearish', 4, 98],
    ]);
  });

  it('a change of character: candle 3, after a wick and a close at the level', () => {
    const rows: readonly Drawn[] = [
      [102, 105.5, 101.9, 105.3],
      [105.3, 105.4, 97.5, 98.2],
      [98.2, 98.6, 97.8, 98],
      [98, 98.3, 97.1, 97.6],
    ];
    // Row 1 gives the structure its bullish bias.
    expect(breaksAmong(rows)).toEqual([
      ['break-of-structure', 'bullish', 1, 105],
      ['change-of-character', 'bearish', 4, 98],
    ]);
  });

  it('the states: four of a gap on candle 2, the last on candle 4', () => {
    const made: readonly Drawn[] = [
      [10, 11, 9, 10.5],
      [10.5, 14, 10.4, 13.8],
      [13.8, 15, 13, 14.5],
    ];
    const rows: readonly Drawn[] = [
      [14.5, 14.6, 13.2, 14],
      [14, 14.2, 10.5, 10.8],
      [10.8, 13, 10.6, 12.9],
      [12.9, 13.4, 12.5, 13.1],
    ];
    const gap = analyzeTechnical(drawCandles([...made, ...rows])).findings.find(
      ({ kind }) => kind === 'fair-value-gap',
    );
    expect(gap).toMatchObject({ direction: 'bullish', bottom: 11, top: 13 });
    expect(gap?.transitions.map(({ state, at }) => [state, at - made.length + 1])).toEqual([
      ['touched', 2],
      ['half', 2],
      ['filled', 2],
      ['inverted', 2],
      ['inversion-failed', 4],
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
    const [fourth, fifth] = calculateAtr(candles, 3).slice(3);
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
    expect([...calculateEma(Float64Array.of(10, 11, 12, 15), 3)]).toEqual([
      Number.NaN,
      Number.NaN,
      11,
      13,
    ]);
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
      rows.map(([open, high, low, close, volume], index) => ({
        openTime: index * hour,
        open,
        high,
        low,
        close,
        volume,
      })),
    );
    const { open, high, low, close, volume } = resample(candles, '4h');
    expect([open[0], high[0], low[0], close[0], volume[0]]).toEqual([100, 105, 97, 100, 50]);
  });

  it('candlestick patterns: a morning star, and none with a close of 99.45', () => {
    const fall = Array.from({ length: 20 }, (_, index): Drawn => {
      const open = 110 - index * 0.5;
      return [open, open + 0.25, open - 0.75, open - 0.5];
    });
    const labelsWith = (close: number): unknown[] =>
      analyzeTechnical(
        drawCandles([
          ...fall,
          [100, 100.1, 98.9, 99],
          [98.7, 99.1, 98.6, 98.8],
          [98.8, 99.9, 98.7, close],
        ]),
      )
        .findings.filter(({ kind }) => kind === 'candlestick-pattern')
        .map(({ label }) => label);
    expect(labelsWith(99.8)).toEqual(['morning-star']);
    expect(labelsWith(99.45)).toEqual([]);
  });

  it('the volume profile: control at 50.5, value area from 50 to 97 with 71.2 %', () => {
    const rows: readonly Drawn[] = [
      [0, 100, 0, 100, 100],
      [60, 100, 60, 60, 80],
      [50.5, 50.5, 50.5, 50.5, 25],
    ];
    const profile = calculateVolumeProfile(drawCandles(rows), { from: 0, to: 2 });
    expect([profile?.pointOfControl, profile?.valueAreaLow, profile?.valueAreaHigh]).toEqual([
      50.5, 50, 97,
    ]);
    expect(profile?.valueAreaShare).toBeCloseTo(0.712, 3);
  });

  it('a change: 3.5 %', () => {
    expect(calculatePercentChange(200, 207)).toBeCloseTo(3.5, 12);
  });
});
