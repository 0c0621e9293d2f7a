import { at, grown, grownIndices, indexAt } from '../candles/column.ts';
import type { LevelWatch } from './level-watch.ts';

/** Pivots that price has not come back to for so long no longer gather others. */
const candlesToGather = 2000;
/** So many clusters, and then twice as many as were left the last time, are looked through for those that gather no more. */
const fewClusters = 64;

/** No place in the list. */
export const nowhere = -1;
/** What a cluster of one pivot, which is no pool, has in place of a level. */
export const noLevel = -1;

/**
 * Pivots of one side that lie together; a pool, with a level, from the second on. What price passes next stands at the end: a pivot is
 * never farther out than those that wait, which its candle would have passed. So the first member of a cluster is its extreme. A cluster
 * goes by its place. Prices are turned so that farther out is higher.
 */
export class ClusterList {
  /** The extreme of the last cluster: what price passes next. NaN when there is none. */
  next = Number.NaN;
  private readonly levels: LevelWatch;
  private length = 0;
  private sweepAt = fewClusters;
  private extremes = new Float64Array(fewClusters);
  private sums = new Float64Array(fewClusters);
  private means = new Float64Array(fewClusters);
  private counts = new Int32Array(fewClusters);
  /** The pivot of the first member. */
  private formed = new Int32Array(fewClusters);
  /** With the last member. */
  private confirmed = new Int32Array(fewClusters);
  private pools = new Int32Array(fewClusters);

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

  /** A pivot known with candle `t` that joins no other. */
  add(price: number, formedAt: number, t: number): void {
    if (this.length >= this.sweepAt) this.dropOver(t);
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

  /** The place of the cluster whose mean is nearest to a price, within a reach (NaN: none), of those that still gather. */
  findNearest(price: number, reach: number, t: number): number {
    const { means, length } = this;
    let nearest = nowhere;
    let distance = reach;
    for (let place = 0; place < length; place += 1) {
      const apart = Math.abs(at(means, place) - price);
      if (!(apart <= distance) || this.isOver(place, t)) continue;
      nearest = place;
      distance = apart;
    }
    return nearest;
  }

  /** The cluster at a place has one more member, known with candle `t`. */
  join(place: number, price: number, t: number): void {
    const sum = at(this.sums, place) + price;
    const count = indexAt(this.counts, place) + 1;
    this.sums[place] = sum;
    this.counts[place] = count;
    this.means[place] = sum / count;
    this.confirmed[place] = t;
  }

  /** Drops the clusters that a candle has gone beyond with its wick. */
  forgetPassed(reach: number): void {
    while (reach > this.next) {
      this.length -= 1;
      this.renewNext();
    }
  }

  private renewNext(): void {
    this.next = at(this.extremes, this.length - 1);
  }

  private grow(capacity: number): void {
    this.extremes = grown(this.extremes, capacity);
    this.sums = grown(this.sums, capacity);
    this.means = grown(this.means, capacity);
    this.counts = grownIndices(this.counts, capacity);
    this.formed = grownIndices(this.formed, capacity);
    this.confirmed = grownIndices(this.confirmed, capacity);
    this.pools = grownIndices(this.pools, capacity);
  }

  /** Whether nothing can join a cluster any more. */
  private isOver(place: number, t: number): boolean {
    const level = this.level(place);
    return (
      (level !== noLevel && this.levels.isClosed(level)) ||
      indexAt(this.confirmed, place) + candlesToGather <= t
    );
  }

  private dropOver(t: number): void {
    let kept = 0;
    for (let place = 0; place < this.length; place += 1) {
      if (this.isOver(place, t)) continue;
      this.copy(place, kept);
      kept += 1;
    }
    this.length = kept;
    this.renewNext();
    this.sweepAt = Math.max(fewClusters, kept * 2);
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
