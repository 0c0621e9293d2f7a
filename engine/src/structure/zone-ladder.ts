import { at } from '../candles/column.ts';

/**
 * Zones in the order of the prices at which something can happen to them, the one price comes to first last. They stay while price is
 * with them. Prices are such that it comes to them from above: where it comes from below, they are turned upside down.
 */
export class ZoneLadder {
  length = 0;
  /** The edge of each that price comes to first: from there on something can happen to it. */
  readonly near: Float64Array;
  /** The edge behind it. */
  readonly far: Float64Array;
  /** Which zone stands at a place. */
  readonly slots: Int32Array;

  constructor(capacity: number) {
    this.near = new Float64Array(capacity);
    this.far = new Float64Array(capacity);
    this.slots = new Int32Array(capacity);
  }

  /** Whether price has come to the last zone, and so perhaps to others before it. */
  isReached(low: number): boolean {
    return this.length > 0 && at(this.near, this.length - 1) >= low;
  }

  add(slot: number, nearEdge: number, farEdge: number): void {
    const { near } = this;
    let place = this.length;
    this.length += 1;
    for (; place > 0 && at(near, place - 1) > nearEdge; place -= 1) this.move(place - 1, place);
    near[place] = nearEdge;
    this.far[place] = farEdge;
    this.slots[place] = slot;
  }

  /** Takes the zone at a place out; those after it move up by one. */
  remove(place: number): void {
    this.length -= 1;
    for (let other = place; other < this.length; other += 1) this.move(other + 1, other);
  }

  removeZone(slot: number): void {
    for (let place = 0; place < this.length; place += 1)
      if (this.slots[place] === slot) this.remove(place);
  }

  private move(from: number, to: number): void {
    this.near[to] = at(this.near, from);
    this.far[to] = at(this.far, from);
    this.slots[to] = this.slots[from] ?? 0;
  }
}
