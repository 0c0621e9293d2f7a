import { at } from '../candles/column.ts';

// They stay while price is inside. Prices are signed so that price always comes from above.
/** Zones sorted by the price at which price reaches them, the next one last. */
export class ZoneLadder {
  length = 0;
  /** Near edge of each: the one price reaches first. */
  readonly near: Float64Array;
  readonly far: Float64Array;
  /** Slot of the zone at a position. */
  readonly slots: Int32Array;

  constructor(capacity: number) {
    this.near = new Float64Array(capacity);
    this.far = new Float64Array(capacity);
    this.slots = new Int32Array(capacity);
  }

  /** Whether price has reached the last zone, and so perhaps others before it. */
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

  /** Removes the zone at a position; those after it shift by one. */
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
