import { at, grown } from '../candles/column.ts';
import type { PriceZone } from './price-zone.ts';

/** Zones in the order of the prices at which something can happen to them, the one price comes to first last. They stay while price is with them. */
export class ZoneLadder {
  length = 0;
  private triggers = new Float64Array(64);
  private readonly zones: PriceZone[] = [];

  add(trigger: number, zone: PriceZone): void {
    if (this.length === this.triggers.length) this.triggers = grown(this.triggers, this.length + 1);
    const { triggers, zones } = this;
    let place = this.length;
    this.length += 1;
    zones.push(zone);
    for (; place > 0 && at(triggers, place - 1) > trigger; place -= 1) this.move(place - 1, place);
    triggers[place] = trigger;
    zones[place] = zone;
  }

  /** Whether price has come to the zone at a place, and so to all that follow it; false for a place below 0. */
  isReached(place: number, reach: number): boolean {
    return place >= 0 && at(this.triggers, place) >= reach;
  }

  zoneAt(place: number): PriceZone | undefined {
    return this.zones[place];
  }

  /** Takes the zone at a place out; those after it move up by one. */
  remove(place: number): void {
    this.length -= 1;
    for (let other = place; other < this.length; other += 1) this.move(other + 1, other);
    this.zones.pop();
  }

  removeZone(zone: PriceZone): void {
    const place = this.zones.indexOf(zone);
    if (place >= 0) this.remove(place);
  }

  private move(from: number, to: number): void {
    const zone = this.zones[from];
    if (zone !== undefined) this.zones[to] = zone;
    this.triggers[to] = at(this.triggers, from);
  }
}
