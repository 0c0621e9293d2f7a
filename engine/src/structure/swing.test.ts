import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { drawCandles, type Drawn, drawPath } from '../testing/draw-candles.ts';
import type { Scale } from './finding.ts';

function findSwings(candles: Candles, scale: Scale = 'internal'): unknown[] {
  return analyzeTechnical(candles)
    .findings.filter(
      (finding) =>
        finding.scale === scale && (finding.kind === 'swing-high' || finding.kind === 'swing-low'),
    )
    .map(({ kind, formedAt, confirmedAt, top, bottom }) => [
      kind,
      formedAt,
      confirmedAt,
      top,
      bottom,
    ]);
}

const flat = (high: number, low: number): Drawn => [low, high, low, low];

describe('swings', () => {
  it('are confirmed exactly five candles after the extreme', () => {
    // Lows 8 7 6 5 | 6 7 8 9 10, then highs 11 | 10 9 8 7 6.
    const candles = drawCandles([
      ...[8, 7, 6, 5, 6, 7, 8, 9, 10].map((low) => flat(low + 1, low)),
      ...[9, 8, 7, 6, 5].map((low) => flat(low + 1, low)),
    ]);
    expect(findSwings(candles)).toEqual([
      ['swing-low', 3, 8, 5, 5],
      ['swing-high', 8, 13, 11, 11],
    ]);
  });

  it('start with a low: the leg starts bearish', () => {
    const candles = drawCandles(
      [10, 9, 8, 7, 6, 5, 4, 5, 6, 7, 8, 9].map((low) => flat(low + 1, low)),
    );
    expect(findSwings(candles)).toEqual([['swing-low', 6, 11, 4, 4]]);
  });

  it('ignore an extreme that a later candle equals, and take the later one', () => {
    const candles = drawCandles([8, 5, 6, 5, 6, 7, 8, 9, 10].map((low) => flat(low + 1, low)));
    expect(findSwings(candles)).toEqual([['swing-low', 3, 8, 5, 5]]);
  });

  it('alternate: no second high without a low between', () => {
    const lows = [6, 5, 6, 7, 8, 9, 14, 13, 13, 13, 13, 13, 13, 12, 11, 11, 11, 11, 11, 11];
    expect(findSwings(drawCandles(lows.map((low) => flat(low + 1, low))))).toEqual([
      ['swing-low', 1, 6, 5, 5],
      ['swing-high', 6, 11, 15, 15],
    ]);
  });

  it('read a candle that stands out on both sides as a high', () => {
    const candles = drawCandles([
      ...[8, 5, 6, 7, 8, 9, 10].map((low) => flat(low + 1, low)),
      [10, 20, 1, 10],
      ...Array.from({ length: 5 }, () => flat(11, 10)),
    ]);
    expect(findSwings(candles)).toEqual([
      ['swing-low', 1, 6, 5, 5],
      ['swing-high', 7, 12, 20, 20],
    ]);
  });

  it('at the larger scale need fifty candles', () => {
    const rise = Array.from({ length: 60 }, (_, index) => 100 + index);
    const fall = Array.from({ length: 51 }, (_, index) => 158 - index);
    expect(findSwings(drawPath([...rise, ...fall]), 'swing')).toEqual([
      ['swing-low', 1, 51, 99.75, 99.75],
      ['swing-high', 60, 110, 159.25, 159.25],
    ]);
  });
});
