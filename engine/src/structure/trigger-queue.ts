import { at, grown, grownIndices, indexAt } from '../candles/column.ts';

/**
 * Zones waiting for price in the order of their triggers, the highest last. New triggers lie near the price, so near the end: a
 * shift of a few places costs less than the reordering of a heap, and taking the highest away costs nothing.
 */
export class TriggerQueue {
  /** The highest trigger, -Infinity when nothing waits. */
  highest = Number.NEGATIVE_INFINITY;
  private triggers = new Float64Array(64);
  private zones = new Int32Array(64);
  private length = 0;

  add(trigger: number, zone: number): void {
    if (this.length === this.triggers.length) {
      this.triggers = grown(this.triggers, this.length + 1);
      this.zones = grownIndices(this.zones, this.length + 1);
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

  /** Takes the zone with the highest trigger out. Only when something waits. */
  take(): number {
    this.length -= 1;
    this.highest =
      this.length === 0 ? Number.NEGATIVE_INFINITY : at(this.triggers, this.length - 1);
    return indexAt(this.zones, this.length);
  }
}
