import { at, growColumn, growIndices, indexAt } from '../candles/column.ts';

// New triggers lie near the price, so near the end: insertion by shifting a few entries is cheaper
// than a heap, and removal of the highest is O(1).
/** Priority queue of zones: a sorted array, the highest trigger last. */
export class TriggerQueue {
  /** Highest trigger, -Infinity when the queue is empty. */
  highest = Number.NEGATIVE_INFINITY;
  private triggers = new Float64Array(64);
  private zones = new Int32Array(64);
  private length = 0;

  add(trigger: number, zone: number): void {
    if (this.length === this.triggers.length) {
      this.triggers = growColumn(this.triggers, this.length + 1);
      this.zones = growIndices(this.zones, this.length + 1);
    }
    const { triggers, zones } = this;
    let place = this.length;
    this.length += 1;
    if (trigger >= this.highest) this.highest = trigger;
    else {
      for (; place > 0 && at(triggers, place - 1) > trigger; place -= 1) {
        triggers[place] = at(triggers, place - 1);
        zones[place] = indexAt(zones, place - 1);
      }
    }
    triggers[place] = trigger;
    zones[place] = zone;
  }

  /** Removes the zone with the highest trigger. Only while the queue is not empty. */
  take(): number {
    this.length -= 1;
    this.highest =
      this.length === 0 ? Number.NEGATIVE_INFINITY : at(this.triggers, this.length - 1);
    return indexAt(this.zones, this.length);
  }
}
