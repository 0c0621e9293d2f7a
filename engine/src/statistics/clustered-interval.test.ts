import { describe, expect, it } from 'vitest';
import { createRandom } from '../testing/random-candles.ts';
import {
  count,
  createTally,
  differenceInterval,
  shareInterval,
  shareOf,
  type Tally,
} from './clustered-interval.ts';

function tallyOf(stretches: readonly (readonly [happened: number, counted: number])[]): Tally {
  return {
    happened: Float64Array.from(stretches, ([value]) => value),
    counted: Float64Array.from(stretches, ([, value]) => value),
  };
}

function width(tally: Tally): number {
  const { low, high } = shareInterval(tally, 0.05);
  return high - low;
}

describe('a share', () => {
  it('counts stretches by their weight', () => {
    expect(
      shareOf(
        tallyOf([
          [1, 2],
          [2, 2],
          [0, 2],
        ]),
      ),
    ).toEqual({ rate: 0.5, n: 6, stretches: 3 });
    expect(
      shareOf(
        tallyOf([
          [9, 10],
          [0, 0],
        ]),
      ).stretches,
    ).toBe(1);
  });

  it('of many single observations has the interval of Wilson', () => {
    const random = createRandom(3);
    const tally = createTally(4000);
    for (let stretch = 0; stretch < 4000; stretch += 1)
      count(tally, stretch, random() < 0.3 ? 1 : 0);
    const { rate, n } = shareOf(tally);
    const z = 1.96;
    const centre = (rate + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
    const half =
      (z * Math.sqrt((rate * (1 - rate)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
    const { low, high } = shareInterval(tally, 0.05);
    expect(Math.abs(low - (centre - half))).toBeLessThan(0.002);
    expect(Math.abs(high - (centre + half))).toBeLessThan(0.002);
  });

  it('has a wider interval when what happens in one stretch happens together', () => {
    const apart = Array.from({ length: 40 }, (): [number, number] => [5, 10]);
    const together = apart.map((_, index): [number, number] => [
      index * 0.377 - Math.floor(index * 0.377) < 0.5 ? 10 : 0,
      10,
    ]);
    expect(width(tallyOf(together))).toBeGreaterThan(2 * width(tallyOf(apart)));
  });

  it('of all or none is not certain', () => {
    const all = shareInterval(tallyOf(Array.from({ length: 12 }, () => [3, 3])), 0.05);
    expect(all.high).toBeCloseTo(1, 12);
    expect(all.low).toBeLessThan(0.8);
  });
});

describe('a difference', () => {
  it('takes out what both sides have in common', () => {
    // Both happen on the same days: the difference is known far better than either share.
    const events = tallyOf(Array.from({ length: 60 }, (_, index) => [index % 7 < 3 ? 9 : 2, 10]));
    const controls = tallyOf(
      Array.from({ length: 60 }, (_, index) => [index % 7 < 3 ? 90 : 20, 100]),
    );
    const { low, high } = differenceInterval(events, controls, 0.05);
    const alone = shareInterval(events, 0.05);
    expect(high - low).toBeLessThan(0.6 * (alone.high - alone.low));
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it('is not taken for exact when everything happened in a small sample', () => {
    const events = tallyOf(Array.from({ length: 30 }, () => [1, 1]));
    const controls = tallyOf(Array.from({ length: 30 }, () => [9, 10]));
    const { low, high } = differenceInterval(events, controls, 0.05);
    expect([low < 0, high > 0.1]).toEqual([true, true]);
  });
});
