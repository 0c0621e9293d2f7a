import { describe, expect, it } from 'vitest';
import { createRandom } from '../testing/random-candles.ts';
import {
  calculateMatchedDifference,
  findSign,
  toDifferenceInterval,
} from './matched-difference.ts';
import { countMatchedSet, createMatchedTally, type MatchedTally } from './matched-tally.ts';

type Case = {
  readonly cluster: number;
  readonly verdict: number;
  readonly copies: number[];
  readonly copyCluster?: number;
};

/** A tally of cases whose copies lie in one cluster, their own by default. */
function toTally(clusters: number, cases: readonly Case[]): MatchedTally {
  const tally = createMatchedTally(Float64Array.from({ length: clusters }, (_, index) => index));
  for (const { cluster, verdict, copies, copyCluster = cluster } of cases)
    countMatchedSet(tally, {
      cluster,
      verdict,
      mirrored: 0,
      isBullish: true,
      copies: {
        size: copies.length,
        verdicts: Int32Array.from(copies),
        clusters: new Int32Array(copies.length).fill(copyCluster),
      },
    });
  return tally;
}

describe('a matched difference', () => {
  it('is the mean of what happened minus the share among the copies of each case', () => {
    const tally = toTally(3, [
      { cluster: 0, verdict: 1, copies: [1, 0, 0, 0] },
      { cluster: 1, verdict: 0, copies: [1, 1, -1, 0] },
      { cluster: 2, verdict: 1, copies: [-1, -1] },
      { cluster: 2, verdict: -1, copies: [1] },
    ]);
    const { n, difference } = calculateMatchedDifference(tally);
    expect(n).toBe(2);
    expect(difference).toBeCloseTo((1 - 1 / 4 + (0 - 2 / 3)) / 2, 12);
  });

  it('misses nothing in about 95 % of samples of nothing, alike within clusters or not', () => {
    for (const alike of [0, 0.15, 0.3]) {
      let missed = 0;
      for (let seed = 1; seed <= 300; seed += 1) {
        const random = createRandom(seed);
        const rates = Array.from({ length: 60 }, () => 0.5 + (random() < 0.5 ? alike : -alike));
        const hit = (cluster: number): number => (random() < (rates[cluster] ?? 0) ? 1 : 0);
        const cases = Array.from({ length: 240 }, (_, index): Case => {
          const cluster = Math.floor(index / 8);
          const copyCluster = 30 + Math.floor(random() * 30);
          const copies = Array.from({ length: 10 }, () => hit(copyCluster));
          return { cluster, verdict: hit(cluster), copies, copyCluster };
        });
        missed += Math.abs(findSign(calculateMatchedDifference(toTally(60, cases)), 0.05));
      }
      // 300 at 5 %: 7 to 24 with a probability of 0.98. Over 30 clusters that are much alike, the
      // variance is known badly.
      expect(missed).toBeGreaterThanOrEqual(7);
      expect(missed).toBeLessThanOrEqual(alike > 0 ? 36 : 24);
    }
  });

  it('of a few cases that all happened is not exact', () => {
    const all = Array.from({ length: 30 }, (_, cluster): Case => {
      return { cluster, verdict: 1, copies: [1, 1, 1, 1, 1, 1, 1, 1, 1, 0] };
    });
    const { low, high } = toDifferenceInterval(calculateMatchedDifference(toTally(30, all)), 0.05);
    expect([low < 0.05, high > 0.15]).toEqual([true, true]);
  });
});
