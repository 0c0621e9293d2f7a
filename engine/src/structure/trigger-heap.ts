import { at, grown, grownIndices, indexAt } from '../candles/column.ts';

// Four children a node: new triggers lie near the price, so near the top, and climb half as many levels as in a binary heap.
const arity = 4;

/** Zones waiting for price, the one whose trigger is highest on top; adding and taking cost O(log n). */
export class TriggerHeap {
  /** The highest trigger, -Infinity when nothing waits. */
  highest = Number.NEGATIVE_INFINITY;
  private triggers = new Float64Array(64);
  private zones = new Int32Array(64);
  private length = 0;

  /** The zone with the highest trigger. Only when something waits. */
  top(): number {
    return indexAt(this.zones, 0);
  }

  add(trigger: number, zone: number): void {
    if (this.length === this.triggers.length) {
      this.triggers = grown(this.triggers, this.length + 1);
      this.zones = grownIndices(this.zones, this.length + 1);
    }
    const { triggers, zones } = this;
    let hole = this.length;
    this.length += 1;
    while (hole > 0) {
      const parent = (hole - 1) >> 2;
      const above = at(triggers, parent);
      if (above >= trigger) break;
      triggers[hole] = above;
      zones[hole] = indexAt(zones, parent);
      hole = parent;
    }
    triggers[hole] = trigger;
    zones[hole] = zone;
    this.highest = at(triggers, 0);
  }

  /** Takes the zone with the highest trigger away. Only when something waits. */
  drop(): void {
    this.length -= 1;
    if (this.length === 0) this.highest = Number.NEGATIVE_INFINITY;
    else this.sink(at(this.triggers, this.length), indexAt(this.zones, this.length));
  }

  /** Lets the zone with the highest trigger wait for a lower one instead. */
  lower(trigger: number): void {
    this.sink(trigger, indexAt(this.zones, 0));
  }

  private sink(trigger: number, zone: number): void {
    const { triggers, zones, length } = this;
    let hole = 0;
    for (let child = 1; child < length; child = arity * hole + 1) {
      const end = Math.min(child + arity, length);
      let largest = child;
      let below = at(triggers, child);
      for (let other = child + 1; other < end; other += 1) {
        if (at(triggers, other) <= below) continue;
        largest = other;
        below = at(triggers, other);
      }
      if (trigger >= below) break;
      triggers[hole] = below;
      zones[hole] = indexAt(zones, largest);
      hole = largest;
    }
    triggers[hole] = trigger;
    zones[hole] = zone;
    this.highest = at(triggers, 0);
  }
}
