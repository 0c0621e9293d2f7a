import { at, grown } from '../candles/column.ts';

/** Zones waiting for price, the one whose trigger is highest on top; adding and taking cost O(log n). */
export class TriggerHeap {
  /** The highest trigger, -Infinity when nothing waits. */
  highest = Number.NEGATIVE_INFINITY;
  private triggers = new Float64Array(16);
  private zones = new Float64Array(16);
  private length = 0;

  add(trigger: number, zone: number): void {
    if (this.length === this.triggers.length) {
      this.triggers = grown(this.triggers, this.length + 1);
      this.zones = grown(this.zones, this.length + 1);
    }
    const { triggers } = this;
    let hole = this.length;
    this.length += 1;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (at(triggers, parent) >= trigger) break;
      this.move(parent, hole);
      hole = parent;
    }
    triggers[hole] = trigger;
    this.zones[hole] = zone;
    this.highest = at(triggers, 0);
  }

  /** Takes the zone with the highest trigger. Only when something waits. */
  take(): number {
    const { triggers, zones } = this;
    const top = at(zones, 0);
    this.length -= 1;
    const { length } = this;
    const last = at(triggers, length);
    let hole = 0;
    for (let child = 1; child < length; child = 2 * hole + 1) {
      if (child + 1 < length && at(triggers, child + 1) > at(triggers, child)) child += 1;
      if (last >= at(triggers, child)) break;
      this.move(child, hole);
      hole = child;
    }
    this.move(length, hole);
    this.highest = length === 0 ? Number.NEGATIVE_INFINITY : at(triggers, 0);
    return top;
  }

  private move(from: number, to: number): void {
    this.triggers[to] = at(this.triggers, from);
    this.zones[to] = at(this.zones, from);
  }
}
