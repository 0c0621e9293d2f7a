import { at, grown } from '../candles/column.ts';
import type { LevelWatch } from './level-watch.ts';
import type { PivotSide } from './pivot-finder.ts';

/** Pivots that price has not come back to for so long no longer gather others. */
const candlesToGather = 2000;
/** So many clusters, and then twice as many as were left the last time, are looked through for those that gather no more. */
const fewClusters = 64;

// A cluster is a row of numbers: cheap to make, to move and to look through.
const field = { extreme: 0, mean: 1, sum: 2, count: 3, formedAt: 4, confirmedAt: 5, level: 6 } as const;
const rowLength = 7;
/** No place in the list. */
export const nowhere = -1;
/** What a cluster of one pivot, which is no pool, has in place of a level. */
export const noLevel = -1;

/**
 * Pivots of one side that lie together; a pool, with a level, from the second on. The farthest from price first: what price passes next
 * stands at the end. A cluster goes by its place, which changes with the next one that is added, joined or passed.
 */
export class ClusterList {
  /** The extreme of the last cluster, turned outward: what price passes next. NaN when there is none. */
  next = Number.NaN;
  /** Turns prices so that farther out is higher on both sides; the rows hold them so. */
  private readonly outward: 1 | -1;
  private readonly levels: LevelWatch;
  private rows = new Float64Array(fewClusters * rowLength);
  private length = 0;
  private sweepAt = fewClusters;

  constructor(side: PivotSide, levels: LevelWatch) {
    this.outward = side === 'high' ? 1 : -1;
    this.levels = levels;
  }

  extreme(place: number): number {
    return this.outward * this.get(place, field.extreme);
  }

  formedAt(place: number): number {
    return this.get(place, field.formedAt);
  }

  level(place: number): number {
    return this.get(place, field.level);
  }

  setLevel(place: number, level: number): void {
    this.rows[place * rowLength + field.level] = level;
  }

  /** A pivot known with candle `t` that joins no other. */
  add(price: number, formedAt: number, t: number): void {
    if (this.length >= this.sweepAt) this.dropOver(t);
    const place = this.length;
    this.length += 1;
    const first = place * rowLength;
    if (this.length * rowLength > this.rows.length) this.rows = grown(this.rows, this.length * rowLength);
    const { rows } = this;
    const outer = this.outward * price;
    rows[first + field.extreme] = outer;
    rows[first + field.mean] = outer;
    rows[first + field.sum] = outer;
    rows[first + field.count] = 1;
    rows[first + field.formedAt] = formedAt;
    rows[first + field.confirmedAt] = t;
    rows[first + field.level] = noLevel;
    this.rise(place);
    this.renewNext();
  }

  /** The place of the cluster whose mean is nearest to a price, within a reach (NaN: none), of those that still gather. */
  findNearest(price: number, reach: number, t: number): number {
    const { rows } = this;
    const outer = this.outward * price;
    let nearest = nowhere;
    let distance = reach;
    for (let place = 0; place < this.length; place += 1) {
      const apart = Math.abs(at(rows, place * rowLength + field.mean) - outer);
      if (!(apart <= distance) || this.isOver(place, t)) continue;
      nearest = place;
      distance = apart;
    }
    return nearest;
  }

  /** The cluster at a place has one more member, known with candle `t`. Returns its new place. */
  join(place: number, price: number, t: number): number {
    const { rows } = this;
    const first = place * rowLength;
    const outer = this.outward * price;
    const sum = at(rows, first + field.sum) + outer;
    const count = at(rows, first + field.count) + 1;
    rows[first + field.sum] = sum;
    rows[first + field.count] = count;
    rows[first + field.mean] = sum / count;
    rows[first + field.confirmedAt] = t;
    if (!(outer > at(rows, first + field.extreme))) return place;
    rows[first + field.extreme] = outer;
    const risen = this.rise(place);
    this.renewNext();
    return risen;
  }

  /** Drops the clusters that a candle has gone beyond with its wick, turned outward. */
  forgetPassed(reach: number): void {
    while (reach > this.next) {
      this.length -= 1;
      this.renewNext();
    }
  }

  private get(place: number, column: number): number {
    return at(this.rows, place * rowLength + column);
  }

  private renewNext(): void {
    this.next = this.get(this.length - 1, field.extreme);
  }

  /** Moves a cluster before those that do not lie as far out; behind its equals. */
  private rise(from: number): number {
    const extreme = this.get(from, field.extreme);
    let place = from;
    for (; place > 0 && extreme > this.get(place - 1, field.extreme); place -= 1) this.swapWithNext(place - 1);
    return place;
  }

  private swapWithNext(place: number): void {
    const { rows } = this;
    for (let index = place * rowLength; index < (place + 1) * rowLength; index += 1) {
      const value = at(rows, index);
      rows[index] = at(rows, index + rowLength);
      rows[index + rowLength] = value;
    }
  }

  /** Whether nothing can join a cluster any more. */
  private isOver(place: number, t: number): boolean {
    const level = this.get(place, field.level);
    return (level !== noLevel && this.levels.isClosed(level)) || this.get(place, field.confirmedAt) + candlesToGather <= t;
  }

  private dropOver(t: number): void {
    const { rows } = this;
    let kept = 0;
    for (let place = 0; place < this.length; place += 1) {
      if (this.isOver(place, t)) continue;
      rows.copyWithin(kept * rowLength, place * rowLength, (place + 1) * rowLength);
      kept += 1;
    }
    this.length = kept;
    this.renewNext();
    this.sweepAt = Math.max(fewClusters, kept * 2);
  }
}
