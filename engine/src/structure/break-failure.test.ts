import { describe, expect, it } from 'vitest';
import { drawPath } from '../testing/draw-candles.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { createScaleRun } from '../testing/scale-run.ts';

// Low 5.75 at 5, high 11.25 at 10, low 8.25 at 14; the close of 11.5 at candle 20 breaks the high.
const broken = [
  10, 9, 8, 7, 6, 7, 8, 9, 10, 11, 10, 9.5, 9, 8.5, 9, 9.5, 10, 10.5, 11, 11.25, 11.5,
];

function statesAfter(closes: readonly number[]): unknown[] {
  const { findings } = createScaleRun(drawPath([...broken, ...closes]), 'internal');
  return (
    findings
      .find(({ kind }) => kind === 'break-of-structure')
      ?.transitions.map(({ state, at, price }) => [state, at, price]) ?? []
  );
}

const above = (count: number): number[] => Array.from({ length: count }, () => 11.5);

describe('a break of structure', () => {
  it('has failed at the first close strictly back beyond its level', () => {
    expect(statesAfter([11.4, 11.25, 11.2, 11.1])).toEqual([['failed', 23, 11.2]]);
  });

  it('can fail on the tenth candle after it and not on the eleventh', () => {
    expect(statesAfter([...above(9), 11])).toEqual([['failed', 30, 11]]);
    expect(statesAfter([...above(10), 11])).toEqual([]);
  });

  it('fails on random candles exactly where a search from each break finds it', () => {
    const candles = createRandomCandles({ seed: 11, length: 1500 });
    const { findings } = createScaleRun(candles, 'internal');
    const breaks = findings.filter(
      ({ kind }) => kind === 'break-of-structure' || kind === 'change-of-character',
    );
    const expected = breaks.map(({ confirmedAt, top, direction }) => {
      for (let t = confirmedAt + 1; t <= confirmedAt + 10 && t < candles.length; t += 1) {
        const close = candles.close[t] ?? top;
        if (direction === 'bullish' ? close < top : close > top)
          return [{ state: 'failed', at: t, price: close }];
      }
      return [];
    });
    expect(expected.flat().length).toBeGreaterThan(10);
    expect(breaks.map(({ transitions }) => transitions)).toEqual(expected);
  });
});
