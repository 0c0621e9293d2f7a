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

/** The clusters of one side, the farthest from price first: what price passes next stands at the end. */
export class ClusterList {
  private readonly isHigh: boolean;
  private readonly clusters: Cluster[] = [];
  /** The extreme of the last cluster: what price passes next. */
  private next = Number.NaN;

  constructor(side: PivotSide) {
    this.isHigh = side === 'high';
  }

  isBeyond(price: number, level: number): boolean {
    return this.isHigh ? price > level : price < level;
  }

  outer(left: number, right: number): number {
    return this.isBeyond(left, right) ? left : right;
  }

  add(cluster: Cluster): void {
    const { clusters } = this;
    let index = clusters.length;
    while (index > 0 && this.isBeyond(cluster.extreme, clusters[index - 1]?.extreme ?? cluster.extreme)) index -= 1;
    clusters.splice(index, 0, cluster);
    this.next = clusters.at(-1)?.extreme ?? Number.NaN;
  }

  /** The cluster whose mean is nearest to a price, within a reach (NaN: none). Those that gather no more are dropped on the way. */
  findNearest(price: number, reach: number, t: number): Cluster | undefined {
    const { clusters } = this;
    let nearest: Cluster | undefined;
    let distance = reach;
    let kept = 0;
    for (const cluster of clusters) {
      if (cluster.level?.isClosed === true || cluster.confirmedAt + candlesToGather <= t) continue;
      clusters[kept] = cluster;
      kept += 1;
      const apart = Math.abs(cluster.sum / cluster.count - price);
      if (!(apart <= distance)) continue;
      nearest = cluster;
      distance = apart;
    }
    if (kept < clusters.length) {
      clusters.length = kept;
      this.next = clusters.at(-1)?.extreme ?? Number.NaN;
    }
    return nearest;
  }

  join(cluster: Cluster, price: number, t: number): void {
    cluster.sum += price;
    cluster.count += 1;
    cluster.confirmedAt = t;
    const extreme = this.outer(price, cluster.extreme);
    if (extreme === cluster.extreme) return;
    this.clusters.splice(this.clusters.indexOf(cluster), 1);
    cluster.extreme = extreme;
    this.add(cluster);
  }

  /** Drops the clusters that a candle has gone beyond with its wick. */
  forgetPassed(reach: number): void {
    const { clusters } = this;
    while (this.isBeyond(reach, this.next)) {
      clusters.pop();
      this.next = clusters.at(-1)?.extreme ?? Number.NaN;
    }
  }
}
