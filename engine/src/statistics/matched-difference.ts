import { at } from '../candles/column.ts';
import {
  calculateClusteredVariance,
  calculateShare,
  type ShareInterval,
} from './clustered-interval.ts';
import type { MatchedTally } from './matched-tally.ts';
import { calculateStudentQuantile } from './student-t.ts';

/** How far events and their controls differ, with what is needed for an interval of any level. */
export type MatchedDifference = {
  readonly n: number;
  /** Mean over the events of what happened minus the share among their controls. */
  readonly difference: number;
  /** Standard deviation of that mean. */
  readonly deviation: number;
  readonly degrees: number;
};

/** Clusters that weigh as much as what chance alone would give; chosen on simulated walks. */
const priorClusters = 40;
/** Outcomes that exclude one another may vary less than independent ones, but not much less. */
const leastOfChance = 0.8;

// The variance counted over clusters is uncertain where clusters are few, so it is shrunk towards
// p(1 - p) of the controls, what independent events would have, unless it is clearly larger.
/** The mean difference between events and their controls. */
export function calculateMatchedDifference(tally: MatchedTally): MatchedDifference {
  const { n, clusters } = calculateShare(tally);
  let [sum, chance, controls] = [0, 0, 0];
  for (let cluster = 0; cluster < tally.counted.length; cluster += 1) {
    sum += at(tally.happened, cluster) - at(tally.expected, cluster);
    chance += at(tally.variance, cluster);
    controls += at(tally.controls, cluster);
  }
  const difference = sum / n;
  const deviations = tally.counted.map(
    (counted, cluster) =>
      at(tally.happened, cluster) -
      at(tally.expected, cluster) -
      difference * counted -
      at(tally.scatter, cluster),
  );
  // The chance of the controls is in the share of each event and in the scatter: once too often.
  const counted = calculateClusteredVariance(deviations, clusters) - (chance * n) / controls;
  const weight = isClear(counted / chance, clusters) ? 1 : clusters / (clusters + priorClusters);
  const variance = Math.max(leastOfChance * chance, chance + weight * (counted - chance));
  // Where no control varies, an event would have to: one case in the sample decides.
  const deviation = Math.sqrt(Math.max(variance, 0.25)) / n;
  return { n, difference, deviation, degrees: Math.max(2, clusters - 1) };
}

/** Whether cases of a cluster are alike beyond the scatter of a variance over so many clusters. */
const isClear = (ratio: number, clusters: number): boolean =>
  ratio > 1 + 2 * Math.sqrt(3 / clusters);

/** Interval of the difference that misses it with the probability `missed`. */
export function toDifferenceInterval(
  { difference, deviation, degrees }: MatchedDifference,
  missed: number,
): ShareInterval {
  const half = calculateStudentQuantile(1 - missed / 2, degrees) * deviation;
  return { low: Math.max(-1, difference - half), high: Math.min(1, difference + half) };
}

/** Sign of a difference whose interval excludes 0; else 0. */
export function findSign(difference: MatchedDifference, missed: number): number {
  const { low, high } = toDifferenceInterval(difference, missed);
  return low > 0 ? 1 : high < 0 ? -1 : 0;
}
