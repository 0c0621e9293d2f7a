import { at, grown } from '../candles/column.ts';
import type { Level } from './level-watch.ts';
import type { PivotSide } from './pivot-finder.ts';

/** Pivots that lie together; a pool, with a level, from the second on. */
export type Cluster = {
  sum: number;
  count: number;
  extreme: number;
  readonly formedAt: number;
  /** With its last member. */
  confirmedAt: number;
  level: Level | undefined;
};

/** Pivots that price has not come back to for so long no longer gather others. */
const candlesToGather = 2000;

/** So many clusters, and then twice as many as were left the last time, are looked through for those that gather no more. */
const fewClusters = 64;

/** The clusters of one side, the farthest from price first: what price passes next stands at the end. */
export class ClusterList {
  /** The extreme of the last cluster: what price passes next. NaN when there is none. */
  next = Number.NaN;
  private readonly isHigh: boolean;
  private readonly clusters: Cluster[] = [];
  /** The mean of each: looked through for every pivot. */
  private means = new Float64Array(fewClusters);
  private sweepAt = fewClusters;

  constructor(side: PivotSide) {
    this.isHigh = side === 'high';
  }

  isBeyond(price: number, level: number): boolean {
    return this.isHigh ? price > level : price < level;
  }

  outer(left: number, right: number): number {
    return this.isBeyond(left, right) ? left : right;
  }

  /** A pivot known with candle `t` that joins no other. */
  add(cluster: Cluster, t: number): void {
    if (this.clusters.length >= this.sweepAt) this.dropOver(t);
    this.insert(cluster);
  }

  /** The cluster whose mean is nearest to a price, within a reach (NaN: none), of those that still gather. */
  findNearest(price: number, reach: number, t: number): Cluster | undefined {
    const { clusters, means } = this;
    let nearest: Cluster | undefined;
    let distance = reach;
    for (let index = 0; index < clusters.length; index += 1) {
      const apart = Math.abs(at(means, index) - price);
      if (!(apart <= distance)) continue;
      const cluster = clusters[index];
      if (cluster === undefined || isOver(cluster, t)) continue;
      nearest = cluster;
      distance = apart;
    }
    return nearest;
  }

  join(cluster: Cluster, price: number, t: number): void {
    cluster.sum += price;
    cluster.count += 1;
    cluster.confirmedAt = t;
    const index = this.clusters.indexOf(cluster);
    const extreme = this.outer(price, cluster.extreme);
    if (extreme === cluster.extreme) {
      this.means[index] = cluster.sum / cluster.count;
      return;
    }
    this.clusters.splice(index, 1);
    this.means.copyWithin(index, index + 1, this.clusters.length + 1);
    cluster.extreme = extreme;
    this.insert(cluster);
  }

  /** Drops the clusters that a candle has gone beyond with its wick. */
  forgetPassed(reach: number): void {
    const { clusters } = this;
    while (this.isBeyond(reach, this.next)) {
      clusters.pop();
      this.next = clusters.at(-1)?.extreme ?? Number.NaN;
    }
  }

  private insert(cluster: Cluster): void {
    const { clusters } = this;
    if (clusters.length >= this.means.length) this.means = grown(this.means, clusters.length + 1);
    const { means } = this;
    clusters.push(cluster);
    let place = clusters.length - 1;
    for (; place > 0; place -= 1) {
      const before = clusters[place - 1];
      if (before === undefined || !this.isBeyond(cluster.extreme, before.extreme)) break;
      clusters[place] = before;
      means[place] = at(means, place - 1);
    }
    clusters[place] = cluster;
    means[place] = cluster.sum / cluster.count;
    this.next = clusters.at(-1)?.extreme ?? Number.NaN;
  }

  private dropOver(t: number): void {
    const { clusters, means } = this;
    let kept = 0;
    for (const [index, cluster] of clusters.entries()) {
      if (isOver(cluster, t)) continue;
      clusters[kept] = cluster;
      means[kept] = at(means, index);
      kept += 1;
    }
    clusters.length = kept;
    this.next = clusters.at(-1)?.extreme ?? Number.NaN;
    this.sweepAt = Math.max(fewClusters, kept * 2);
  }
}

/** Whether nothing can join a cluster any more. */
function isOver(cluster: Cluster, t: number): boolean {
  return cluster.level?.isClosed === true || cluster.confirmedAt + candlesToGather <= t;
}
