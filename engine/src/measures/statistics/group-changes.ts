import { at } from '../../candles/column.ts';
import { calculateStudentQuantile } from '../../statistics/student-t.ts';

/** Changes and ranges in percent of the candles (or months, sessions) that fall into one group. */
export type Group = {
  readonly key: number;
  readonly count: number;
  readonly up: number;
  readonly meanChange: number;
  readonly meanRange: number;
  /** Sample variance of the changes. */
  readonly variance: number;
};

function increase(column: Float64Array, key: number, value: number): void {
  column[key] = at(column, key) + value;
}

/** Sums up changes and ranges by group; a range that is NaN is left out of the mean range. */
export function createGrouping(size: number) {
  const create = (): Float64Array => new Float64Array(size);
  const [counts, ups, sums, squares] = [create(), create(), create(), create()];
  const [ranges, rangeSums] = [create(), create()];
  return {
    add(key: number, change: number, range: number): void {
      if (Number.isNaN(change)) return;
      increase(counts, key, 1);
      increase(ups, key, change > 0 ? 1 : 0);
      increase(sums, key, change);
      increase(squares, key, change * change);
      if (Number.isNaN(range)) return;
      increase(ranges, key, 1);
      increase(rangeSums, key, range);
    },
    /** Groups of at least `minCount` changes, by key. */
    list(minCount: number): Group[] {
      return Array.from({ length: size }, (_, key) => {
        const count = at(counts, key);
        const sum = at(sums, key);
        return {
          key,
          count,
          up: at(ups, key),
          meanChange: sum / count,
          meanRange: at(rangeSums, key) / at(ranges, key),
          variance: Math.max(0, at(squares, key) - (sum * sum) / count) / (count - 1),
        };
      }).filter(({ count }) => count >= minCount);
    },
  };
}

/** First of the groups with the largest value. */
export function findLargestGroup(
  groups: readonly Group[],
  calculate: (group: Group) => number,
): Group | undefined {
  return groups.reduce<Group | undefined>(
    (best, group) => (best === undefined || calculate(group) > calculate(best) ? group : best),
    undefined,
  );
}

/** Distance of a group's mean from that of all others, in standard errors (Welch). */
function calculateDistance(group: Group, groups: readonly Group[]): number {
  const others = groups.filter((one) => one !== group);
  const count = others.reduce((sum, one) => sum + one.count, 0);
  const mean = others.reduce((sum, one) => sum + one.meanChange * one.count, 0) / count;
  const squares = others.reduce(
    (sum, one) => sum + one.variance * (one.count - 1) + one.count * (one.meanChange - mean) ** 2,
    0,
  );
  const error = Math.sqrt(group.variance / group.count + squares / (count - 1) / count);
  return Math.abs(group.meanChange - mean) / error;
}

export type ChanceTest = { readonly distance: number; readonly limit: number };

// Bonferroni: each group is tried, so each may miss with a share of the 5 % only.
/**
 * Largest distance of a group's mean change from the others in standard errors, and the distance
 * that chance alone stays within 95 times of 100 among so many groups.
 */
export function testAgainstChance(groups: readonly Group[]): ChanceTest | undefined {
  if (groups.length < 2) return undefined;
  const distances = groups.map((group) => calculateDistance(group, groups));
  const distance = Math.max(...distances);
  const least = Math.min(...groups.map(({ count }) => count));
  return { distance, limit: calculateStudentQuantile(1 - 0.025 / groups.length, least - 1) };
}
