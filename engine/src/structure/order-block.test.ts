import { describe, expect, it } from 'vitest';
import { type Drawn, drawCandles, drawPath } from '../testing/draw-candles.ts';
import { createScaleRun } from '../testing/scale-run.ts';
import { mirrorCandles } from '../testing/transform-candles.ts';
import type { Candles } from '../candles/candles.ts';
import { defaultTechnicalOptions, type TechnicalOptions } from '../technical-options.ts';
import type { Finding } from './finding.ts';

function findBlocks(
  candles: Candles,
  options: TechnicalOptions = defaultTechnicalOptions,
): Finding[] {
  const { findings } = createScaleRun(candles, 'internal', options);
  return findings.filter(({ kind }) => kind === 'order-block');
}

// The opening high of 15.25 is never passed; high 11.25 at 16, lowest low after it 8.25 at 19 and
// 20, close beyond the high at 26.
const path = [
  14, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 7, 8, 9, 10, 11, 10, 9.5, 9, 8.5, 9, 9.5, 10, 10.5, 11,
  11.25, 11.5,
];
const broken: Drawn[] = path.map((close, index) => {
  const open = path[index - 1] ?? close;
  return [open, Math.max(open, close) + 0.25, Math.min(open, close) - 0.25, close];
});

function listStates(later: readonly Drawn[]): unknown[] {
  const candles = drawCandles([...broken, ...later]);
  const said = findBlocks(candles)[0]?.transitions.map(({ state, at, price }) => [
    state,
    at,
    price,
  ]);
  const mirrored = findBlocks(mirrorCandles(candles))[0]?.transitions.map(
    ({ state, at, price }) => [state, at, -price],
  );
  expect(mirrored).toEqual(said);
  return said ?? [];
}

describe('an order block', () => {
  it('is the candle with the lowest low between broken high and break, first of equals', () => {
    expect(findBlocks(drawPath(path))).toMatchObject([
      {
        direction: 'bullish',
        scale: 'internal',
        formedAt: 19,
        confirmedAt: 26,
        top: 9.25,
        bottom: 8.25,
        transitions: [],
      },
    ]);
  });

  it('is exactly mirrored in falling prices', () => {
    expect(findBlocks(mirrorCandles(drawPath(path)))).toMatchObject([
      {
        direction: 'bearish',
        formedAt: 19,
        confirmedAt: 26,
        top: -8.25,
        bottom: -9.25,
        transitions: [],
      },
    ]);
  });

  it('references its break, which references its swing', () => {
    const { findings } = createScaleRun(drawPath(path), 'internal');
    const block = findings.find(({ kind }) => kind === 'order-block');
    const origin = findings.find(({ kind }) => kind === 'break-of-structure');
    expect(block?.refs).toEqual([origin?.id]);
    expect(origin?.refs).toEqual([
      findings.find(({ kind, formedAt }) => kind === 'swing-high' && formedAt === 16)?.id,
    ]);
  });

  it('is touched at its near edge and reaches the mean threshold at its middle (inclusive)', () => {
    expect(
      listStates([
        [11.5, 12, 9.3, 11],
        [11, 11, 9.25, 10],
        [10, 10, 8.75, 9],
        [9, 9, 8, 8.25],
      ]),
    ).toEqual([
      ['touched', 28, 9.25],
      ['mean-threshold', 29, 8.75],
    ]);
  });

  it('is broken by a close strictly beyond the far edge; its breaker is touched only later', () => {
    expect(
      listStates([
        [9, 9, 8, 8.2],
        [8, 8.2, 7, 8],
        [8, 8.25, 7, 8],
      ]),
    ).toEqual([
      ['touched', 27, 8],
      ['mean-threshold', 27, 8],
      ['broken', 27, 8.2],
      ['breaker-touched', 29, 8.25],
    ]);
  });

  it('fails as a breaker on a close strictly beyond the other edge, touching it on the way', () => {
    expect(
      listStates([
        [9, 9, 8, 8.2],
        [8, 9.6, 7, 9.25],
        [9, 10, 9, 9.3],
        [9, 9, 5, 5],
      ]),
    ).toEqual([
      ['touched', 27, 8],
      ['mean-threshold', 27, 8],
      ['broken', 27, 8.2],
      ['breaker-touched', 28, 9.6],
      ['breaker-failed', 29, 9.3],
    ]);
  });

  it('breaks and fails within two candles', () => {
    expect(
      listStates([
        [9, 9, 8, 8.2],
        [8, 9.6, 7, 9.5],
      ]),
    ).toEqual([
      ['touched', 27, 8],
      ['mean-threshold', 27, 8],
      ['broken', 27, 8.2],
      ['breaker-touched', 28, 9.6],
      ['breaker-failed', 28, 9.5],
    ]);
  });

  it('is broken by a wick strictly beyond the far edge where the options say so', () => {
    const orderBlock = { ...defaultTechnicalOptions.orderBlock, brokenBy: 'wick' } as const;
    const candles = drawCandles([
      ...broken,
      [9, 9, 8.25, 8.8],
      [8.8, 9, 8.2, 8.6],
      [8.6, 8.7, 8.5, 8.6],
      [9, 9.5, 9, 9.3],
    ]);
    const [block] = findBlocks(candles, { ...defaultTechnicalOptions, orderBlock });
    expect(block?.transitions.map(({ state, at, price }) => [state, at, price])).toEqual([
      ['touched', 27, 8.25],
      ['mean-threshold', 27, 8.25],
      ['broken', 28, 8.2],
      ['breaker-touched', 29, 8.7],
      ['breaker-failed', 30, 9.3],
    ]);
    expect(findBlocks(candles)[0]?.transitions).toHaveLength(2);
  });

  it('measures its volume against the mean of 20 candles, where the feed has volume', () => {
    const withVolume: Drawn[] = broken.map(([open, high, low, close], index) => [
      open,
      high,
      low,
      close,
      index === 19 ? 60 : 20,
    ]);
    // Twenty candles end at 19: nineteen of 20 and one of 60, mean 22.
    expect(findBlocks(drawCandles(withVolume))[0]?.measures['volumeRatio']).toBeCloseTo(
      60 / 22,
      12,
    );
    expect(findBlocks(drawCandles(broken))[0]?.measures).not.toHaveProperty('volumeRatio');
  });
});

const withSpike = (at: number): Drawn[] =>
  broken.map(([open, high, low, close], index) =>
    index === at ? [open, high, low - 1.9, close] : [open, high, low, close],
  );

describe('the origin of an order block', () => {
  // 210 quiet candles of range 1 define ATR(200) at about 1 before the path begins.
  const quiet: Drawn[] = Array.from({ length: 210 }, () => [14, 14.5, 13.5, 14]);

  it('skips a candle of at least twice ATR(200), once defined', () => {
    // Candle 20 spikes to 6.35 with a range of 2.9.
    expect(findBlocks(drawCandles([...quiet, ...withSpike(20)]))).toMatchObject([
      { formedAt: 229, bottom: 8.25 },
    ]);
    expect(findBlocks(drawCandles(withSpike(20)))).toMatchObject([{ formedAt: 20, bottom: 6.35 }]);
  });

  it('is the plain extreme when every candle is oversized', () => {
    const wide = broken.map(([open, high, low, close], index): Drawn =>
      index < 16 ? [open, high, low, close] : [open, high + 3, low - 3, close],
    );
    const [block] = findBlocks(drawCandles([...quiet, ...wide, [11.5, 15, 11, 14.5]]));
    expect(block).toMatchObject({ formedAt: 229, bottom: 5.25 });
  });
});
