import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { drawCandles, type Drawn } from '../testing/draw-candles.ts';
import type { Finding } from './finding.ts';

// Sixteen quiet candles first, so that ATR(14) is defined, and a low, with which the leg rule
// starts.
const valley: Drawn[] = [
  [98, 98.5, 96, 97],
  [97, 98.5, 96.5, 98],
];
const quiet = Array.from({ length: 16 }, (_, index): Drawn => [
  100,
  101 - index * 0.01,
  99 - index * 0.01,
  100,
]);
const peak = (high: number): Drawn[] => [
  [99, 100, 98.5, 99],
  [99, high, 98, 99],
  [99, 100.2, 97.9, 98.5],
  [98.5, 99.5, 97.5, 98],
  [98, 99, 97, 98],
];

function findPools(candles: Candles): readonly Finding[] {
  return analyzeTechnical(candles).findings.filter(
    ({ kind, direction }) => kind === 'liquidity-pool' && direction === 'bearish',
  );
}

describe('a pool', () => {
  it('is confirmed with its second member, spans both, and reports each that joins', () => {
    const candles = drawCandles([
      ...quiet,
      ...valley,
      ...peak(104.2),
      ...valley,
      ...peak(104),
      ...valley,
      ...peak(103.9),
      [98, 105, 97.5, 104],
    ]);
    const [pool, ...others] = findPools(candles);
    expect(others).toEqual([]);
    expect([pool?.top, pool?.bottom]).toEqual([104.2, 104]);
    expect(pool?.transitions.map(({ state, price }) => [state, price])).toEqual([
      ['joined', 103.9],
      ['swept', 105],
    ]);
  });

  it('accepts no pivot farther away than a quarter of ATR, and none that price has passed', () => {
    expect(
      findPools(
        drawCandles([...quiet, ...valley, ...peak(105.5), ...valley, ...peak(104), ...valley]),
      ),
    ).toEqual([]);
    expect(
      findPools(
        drawCandles([
          ...quiet,
          ...valley,
          ...peak(104),
          [99, 107, 98, 99],
          ...valley,
          ...peak(104),
        ]),
      ),
    ).toEqual([]);
    expect(
      findPools(drawCandles([...quiet, ...valley, ...peak(104), ...valley, ...peak(104.2)])),
    ).toEqual([]);
  });
});
