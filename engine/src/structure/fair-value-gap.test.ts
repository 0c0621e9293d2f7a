import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { type Drawn, drawCandles } from '../testing/draw-candles.ts';
import { mirrorCandles } from '../testing/transform-candles.ts';
import type { Candles } from '../candles/candles.ts';
import type { Finding } from './finding.ts';

// The wicks of the first and third candle leave 11 to 13 open; the middle is 12.
const gap: Drawn[] = [
  [10, 11, 9, 10.5],
  [10.5, 14, 10.4, 13.8],
  [13.8, 15, 13, 14.5],
];

function findGap(candles: Candles): Finding | undefined {
  return analyzeTechnical(candles).findings.find(
    ({ kind, formedAt }) => kind === 'fair-value-gap' && formedAt === 1,
  );
}

function listStates(later: readonly Drawn[]): unknown[] {
  const candles = drawCandles([...gap, ...later]);
  const said = findGap(candles)?.transitions.map(({ state, at, price }) => [state, at, price]);
  const mirrored = findGap(mirrorCandles(candles))?.transitions.map(({ state, at, price }) => [
    state,
    at,
    -price,
  ]);
  expect(mirrored).toEqual(said);
  return said ?? [];
}

describe('a fair value gap', () => {
  it('lies between the wicks around its middle candle, confirmed by the third close', () => {
    expect(findGap(drawCandles(gap))).toMatchObject({
      direction: 'bullish',
      formedAt: 1,
      confirmedAt: 2,
      top: 13,
      bottom: 11,
      transitions: [],
    });
  });

  it('is bearish in falling prices, with mirrored edges', () => {
    const candles = mirrorCandles(drawCandles(gap));
    expect(findGap(candles)).toMatchObject({
      direction: 'bearish',
      formedAt: 1,
      confirmedAt: 2,
      top: -11,
      bottom: -13,
    });
  });

  it('is none when the wicks meet', () => {
    expect(findGap(drawCandles([...gap.slice(0, 2), [13.8, 15, 11, 14.5]]))).toBeUndefined();
  });

  it('is none when the middle candle does not close beyond the first', () => {
    expect(
      findGap(
        drawCandles([
          [10, 11, 9, 10.5],
          [10.5, 14, 10.4, 11],
          [13.8, 15, 13, 14.5],
        ]),
      ),
    ).toBeUndefined();
  });

  it('is touched at its near edge, half at its middle, filled at its far edge (inclusive)', () => {
    expect(
      listStates([
        [14, 15, 13.1, 14],
        [14, 15, 13, 14],
        [14, 14, 12, 13],
        [13, 13, 11, 11],
      ]),
    ).toEqual([
      ['touched', 4, 13],
      ['half', 5, 12],
      ['filled', 6, 11],
    ]);
  });

  it('inverts on a close beyond the far edge and fails on one beyond the near edge', () => {
    expect(
      listStates([
        [13, 13, 11, 11],
        [11, 12, 10, 10.9],
        [11, 14, 11, 13],
        [13, 14, 12, 13.1],
        [10, 10, 9, 9],
      ]),
    ).toEqual([
      ['touched', 3, 11],
      ['half', 3, 11],
      ['filled', 3, 11],
      ['inverted', 4, 10.9],
      ['inversion-failed', 6, 13.1],
    ]);
  });

  it('reaches several states on one candle, in their order', () => {
    expect(listStates([[14, 14, 8, 8.5]])).toEqual([
      ['touched', 3, 8],
      ['half', 3, 8],
      ['filled', 3, 8],
      ['inverted', 3, 8.5],
    ]);
  });

  it('does not change state on the candle that confirms it', () => {
    // The third candle's low is the near edge itself.
    expect(listStates([])).toEqual([]);
  });

  it('measures its width in ATR of the candle before, once defined', () => {
    const calm: Drawn[] = Array.from({ length: 15 }, () => [10, 11, 9, 10]);
    const candles = drawCandles([...calm, ...gap]);
    const found = analyzeTechnical(candles).findings.find(({ kind }) => kind === 'fair-value-gap');
    // 14 true ranges of 2, then 2 (the first candle of the drawing) and 3.6: (2 * 13 + 3.6) / 14.
    expect(found?.measures['widthInAtr']).toBeCloseTo(2 / ((2 * 13 + 3.6) / 14), 12);
    expect(findGap(drawCandles(gap))?.measures).toEqual({});
  });
});
