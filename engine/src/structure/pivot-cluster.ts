import { at, growColumn, growIndices, indexAt } from '../candles/column.ts';
import type { LevelWatch } from './level-watch.ts';

/** A cluster accepts no further members after this many candles. */
const candlesToGather = 2000;
/** A cleanup of expired clusters runs from this length on, the next at twice what remains. */
const minCleanupLength = 64;

/** No cluster. */
export const noCluster = -1;
/** Level of a cluster of one pivot, which is no pool. */
export const noLevel = -1;

// Ordered so that the cluster price passes next is last: a new pivot is never farther out than the
// waiting ones, which its candle would have passed. So the first member of a cluster is its
// extreme. A cluster is identified by its position. Prices are signed so that farther out is
// higher.
/** Clusters of nearby pivots of one side; from the second member on a pool with a level. */
export class ClusterList {
  /** Extreme of the last cluster, the one price passes next. NaN when there is none. */
  next = Number.NaN;
  private readonly levels: LevelWatch;
  private length = 0;
  private cleanupLength = minCleanupLength;
  private extremes = new Float64Array(minCleanupLength);
  private sums = new Float64Array(minCleanupLength);
  private means = new Float64Array(minCleanupLength);
  private counts = new Int32Array(minCleanupLength);
  /** Candle of the first member. */
  private formed = new Int32Array(minCleanupLength);
  /** Candle that confirmed the last member. */
  private confirmed = new Int32Array(minCleanupLength);
  private pools = new Int32Array(minCleanupLength);

  constructor(levels: LevelWatch) {
    this.levels = levels;
  }

  extreme(place: number): number {
    return at(this.extremes, place);
  }

  formedAt(place: number): number {
    return indexAt(this.formed, place);
  }

  level(place: number): number {
    return indexAt(this.pools, place);
  }

  setLevel(place: number, level: number): void {
    this.pools[place] = level;
  }

  /** Adds a cluster for a pivot confirmed on candle `t`. */
  add(price: number, formedAt: number, t: number): void {
    if (this.length >= this.cleanupLength) this.dropExpired(t);
    const place = this.length;
    this.length += 1;
    if (place === this.means.length) this.grow(this.length);
    this.extremes[place] = price;
    this.sums[place] = price;
    this.means[place] = price;
    this.counts[place] = 1;
    this.formed[place] = formedAt;
    this.confirmed[place] = t;
    this.pools[place] = noLevel;
    this.next = price;
  }

  /** Cluster, not expired, with the mean nearest to a price within `reach` (NaN: none). */
  findNearest(price: number, reach: number, t: number): number {
    const { means, length } = this;
    let nearest = noCluster;
    let distance = reach;
    for (let place = 0; place < length; place += 1) {
      const apart = Math.abs(at(means, place) - price);
      if (!(apart <= distance) || this.isExpired(place, t)) continue;
      nearest = place;
      distance = apart;
    }
    return nearest;
  }

  /** Adds a member, confirmed on candle `t`, to a cluster. */
  join(place: number, price: number, t: number): void {
    const sum = at(this.sums, place) + price;
    const count = indexAt(this.counts, place) + 1;
    this.sums[place] = sum;
    this.counts[place] = count;
    this.means[place] = sum / count;
    this.confirmed[place] = t;
  }

  /** Removes the clusters that a candle has passed with its wick. */
  dropPassed(reach: number): void {
    while (reach > this.next) {
      this.length -= 1;
      this.updateNext();
    }
  }

  private updateNext(): void {
    this.next = at(this.extremes, this.length - 1);
  }

  private grow(capacity: number): void {
    this.extremes = growColumn(this.extremes, capacity);
    this.sums = growColumn(this.sums, capacity);
    this.means = growColumn(this.means, capacity);
    this.counts = growIndices(this.counts, capacity);
    this.formed = growIndices(this.formed, capacity);
    this.confirmed = growIndices(this.confirmed, capacity);
    this.pools = growIndices(this.pools, capacity);
  }

  private isExpired(place: number, t: number): boolean {
    const level = this.level(place);
    return (
      (level !== noLevel && this.levels.isClosed(level)) ||
      indexAt(this.confirmed, place) + candlesToGather <= t
    );
  }

  private dropExpired(t: number): void {
    let kept = 0;
    for (let place = 0; place < this.length; place += 1) {
      if (this.isExpired(place, t)) continue;
      this.copy(place, kept);
      kept += 1;
    }
    this.length = kept;
    this.updateNext();
    this.cleanupLength = Math.max(minCleanupLength, kept * 2);
  }

  private copy(from: number, to: number): void {
    this.extremes[to] = at(this.extremes, from);
    this.sums[to] = at(this.sums, from);
    this.means[to] = at(this.means, from);
    this.counts[to] = indexAt(this.counts, from);
    this.formed[to] = indexAt(this.formed, from);
    this.confirmed[to] = indexAt(this.confirmed, from);
    this.pools[to] = indexAt(this.pools, from);
  }
}
