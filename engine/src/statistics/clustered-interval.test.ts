import { describe, expect, it } from 'vitest';
import { createRandom } from '../testing/random-candles.ts';
import {
  countObservation,
  createTally,
  calculateShareInterval,
  calculateShare,
  type Tally,
} from './clustered-interval.ts';

function toTally(clusters: readonly (readonly [happened: number, counted: number])[]): Tally {
  return {
    happened: Float64Array.from(clusters, ([value]) => value),
    counted: Float64Array.from(clusters, ([, value]) => value),
  };
}

function width(tally: Tally): number {
  const { low, high } = calculateShareInterval(tally, 0.05);
  return high - low;
}

describe('a share', () => {
  it('weights clusters by their size', () => {
    expect(
      calculateShare(
        toTally([
          [1, 2],
          [2, 2],
          [0, 2],
        ]),
      ),
    ).toEqual({ rate: 0.5, n: 6, clusters: 3 });
    expect(
      calculateShare(
        toTally([
          [9, 10],
          [0, 0],
        ]),
      ).clusters,
    ).toBe(1);
  });

  it('of many single observations has the Wilson interval', () => {
    const random = createRandom(3);
    const tally = createTally(4000);
    for (let cluster = 0; cluster < 4000; cluster += 1)
      countObservation(tally, cluster, random() < 0.3 ? 1 : 0);
    const { rate, n } = calculateShare(tally);
    const z = 1.96;
    const centre = (rate + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
    const half =
      (z * Math.sqrt((rate * (1 - rate)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
    const { low, high } = calculateShareInterval(tally, 0.05);
    expect(Math.abs(low - (centre - half))).toBeLessThan(0.002);
    expect(Math.abs(high - (centre + half))).toBeLessThan(0.002);
  });

  it('has a wider interval when outcomes in a cluster are correlated', () => {
    const apart = Array.from({ length: 40 }, (): [number, number] => [5, 10]);
    const together = apart.map((_, index): [number, number] => [
      index * 0.377 - Math.floor(index * 0.377) < 0.5 ? 10 : 0,
      10,
    ]);
    expect(width(toTally(together))).toBeGreaterThan(2 * width(toTally(apart)));
  });

  it('of 0 or 1 has an interval of positive width', () => {
    const all = calculateShareInterval(toTally(Array.from({ length: 12 }, () => [3, 3])), 0.05);
    expect(all.high).toBeCloseTo(1, 12);
    expect(all.low).toBeLessThan(0.8);
  });
});
