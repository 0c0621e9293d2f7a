import { at, indexAt } from '../candles/column.ts';

/** Counts of one cell, by time cluster. */
export type MatchedTally = {
  /** Events with at least one control that counts, and how many of them happened. */
  readonly counted: Float64Array;
  readonly happened: Float64Array;
  readonly bullish: Float64Array;
  /** Sum of the shares among the controls of each event, at the cluster of the event. */
  readonly expected: Float64Array;
  /** Sum of the variance that each event has by chance, p(1 - p) of its controls. */
  readonly variance: Float64Array;
  /** Sum over controls of their deviation from that share, over their number, at their cluster. */
  readonly scatter: Float64Array;
  readonly controls: Float64Array;
  /** The same events as if prices had afterwards moved the mirrored way. */
  readonly mirroredCounted: Float64Array;
  readonly mirroredHappened: Float64Array;
  /** Open time of the first candle of each cluster, UTC milliseconds. */
  readonly starts: Float64Array;
};

export function createMatchedTally(starts: Float64Array): MatchedTally {
  const clusters = starts.length;
  return {
    starts,
    counted: new Float64Array(clusters),
    happened: new Float64Array(clusters),
    bullish: new Float64Array(clusters),
    expected: new Float64Array(clusters),
    variance: new Float64Array(clusters),
    scatter: new Float64Array(clusters),
    controls: new Float64Array(clusters),
    mirroredCounted: new Float64Array(clusters),
    mirroredHappened: new Float64Array(clusters),
  };
}

/** The clusters from `from` up to, not including, `to`; shares its columns. */
export function sliceTally(tally: MatchedTally, from: number, to: number): MatchedTally {
  const cut = (column: Float64Array): Float64Array => column.subarray(from, to);
  return {
    counted: cut(tally.counted),
    happened: cut(tally.happened),
    bullish: cut(tally.bullish),
    expected: cut(tally.expected),
    variance: cut(tally.variance),
    scatter: cut(tally.scatter),
    controls: cut(tally.controls),
    mirroredCounted: cut(tally.mirroredCounted),
    mirroredHappened: cut(tally.mirroredHappened),
    starts: cut(tally.starts),
  };
}

/** An event, its mirror image and its copies; a verdict of -1 does not count. */
export type MatchedSet = {
  readonly cluster: number;
  readonly verdict: number;
  readonly mirrored: number;
  readonly isBullish: boolean;
  readonly copies: {
    readonly size: number;
    readonly verdicts: Int32Array;
    readonly clusters: Int32Array;
  };
};

/** Adds an event with its controls; one without a control that counts is left out. */
export function countMatchedSet(
  tally: MatchedTally,
  { cluster, verdict, mirrored, isBullish, copies }: MatchedSet,
): void {
  if (mirrored >= 0) {
    add(tally.mirroredCounted, cluster, 1);
    add(tally.mirroredHappened, cluster, mirrored);
  }
  if (verdict < 0) return;
  const { size, verdicts, clusters } = copies;
  let [count, sum] = [0, 0];
  for (let index = 0; index < size; index += 1) {
    const found = indexAt(verdicts, index);
    if (found < 0) continue;
    count += 1;
    sum += found;
  }
  if (count === 0) return;
  const share = sum / count;
  for (let index = 0; index < size; index += 1) {
    const found = indexAt(verdicts, index);
    if (found >= 0) add(tally.scatter, indexAt(clusters, index), (found - share) / count);
  }
  add(tally.counted, cluster, 1);
  add(tally.happened, cluster, verdict);
  add(tally.bullish, cluster, isBullish ? 1 : 0);
  add(tally.expected, cluster, share);
  add(tally.variance, cluster, (share * (1 - share) * count) / Math.max(1, count - 1));
  add(tally.controls, cluster, count);
}

function add(column: Float64Array, index: number, value: number): void {
  column[index] = at(column, index) + value;
}
