import { at } from '../candles/column.ts';
import { calculateStudentQuantile } from './student-t.ts';

/** Number of observations and of positive ones per time cluster. */
export type Tally = { readonly happened: Float64Array; readonly counted: Float64Array };

export function createTally(clusters: number): Tally {
  return { happened: new Float64Array(clusters), counted: new Float64Array(clusters) };
}

/** Counts one observation in a time cluster. */
export function countObservation(tally: Tally, cluster: number, happened: number): void {
  tally.happened[cluster] = at(tally.happened, cluster) + happened;
  tally.counted[cluster] = at(tally.counted, cluster) + 1;
}

export type ShareInterval = { readonly low: number; readonly high: number };

/** With the number of independent observations that are as uncertain. */
export type WilsonInterval = ShareInterval & { readonly size: number };

/** A rate and the inputs of its interval. */
export type Share = {
  readonly rate: number;
  readonly n: number;
  /** Effective number, of equal weight with the same information (Kish): degrees of freedom. */
  readonly clusters: number;
};

/** Rate over all clusters; NaN when nothing was counted. */
export function calculateShare({ happened, counted }: Tally): Share {
  let sum = 0;
  let n = 0;
  let squares = 0;
  for (let cluster = 0; cluster < counted.length; cluster += 1) {
    sum += at(happened, cluster);
    n += at(counted, cluster);
    squares += at(counted, cluster) ** 2;
  }
  return { rate: sum / n, n, clusters: n === 0 ? 0 : (n * n) / squares };
}

// The number of independent observations with the variance estimated from the clusters (at most
// twice the actual), and Student's quantile because that variance is an estimate. `missed` is the
// probability that the interval misses the rate.
/** Wilson interval of a share with its effective sample size. */
export function calculateShareInterval(tally: Tally, missed: number): WilsonInterval {
  const share = calculateShare(tally);
  const { rate, n } = share;
  const spread = rate * (1 - rate);
  const deviations = tally.counted.map(
    (counted, cluster) => (at(tally.happened, cluster) - rate * counted) / n,
  );
  const variance = calculateClusteredVariance(deviations, share.clusters);
  // A rate of 0 or 1 has no variance estimate: each cluster counts as one observation.
  const size = spread === 0 ? share.clusters : Math.min(2 * n, spread / variance);
  const quantile = calculateQuantile(missed, share.clusters);
  const shrink = 1 + quantile ** 2 / size;
  const centre = (rate + quantile ** 2 / (2 * size)) / shrink;
  const half = (quantile * Math.sqrt(spread / size + quantile ** 2 / (4 * size ** 2))) / shrink;
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half), size };
}

// The limit of a moving block bootstrap with blocks of two clusters, in closed form (Bartlett
// weights), with a small-sample correction for the estimated mean. @see H. R. Künsch, The jackknife
// and the bootstrap for general stationary observations (1989), section 3.3
/** Variance of a sum of deviations per cluster, each correlated with its neighbours. */
export function calculateClusteredVariance(deviations: Float64Array, clusters: number): number {
  let sum = 0;
  for (let cluster = 0; cluster < deviations.length; cluster += 1) {
    const deviation = at(deviations, cluster);
    sum +=
      deviation * (deviation + (cluster + 1 < deviations.length ? at(deviations, cluster + 1) : 0));
  }
  return (Math.max(0, sum) * clusters) / Math.max(1, clusters - 2);
}

/** Bartlett weights over one neighbour: as uncertain as two thirds as many independent clusters. */
function calculateQuantile(missed: number, clusters: number): number {
  return calculateStudentQuantile(1 - missed / 2, Math.max(1, clusters / 1.5 - 1));
}
