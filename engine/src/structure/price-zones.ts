import { at } from '../candles/column.ts';

/** Maximum distance of a pivot from the mean of a zone, as a share of ATR(14). */
const joinInAtr = 0.5;
const maxWidthInAtr = 1;

const noZone = -1;

/** A pivot: its price, the candle it formed on, and the candle `t` that confirmed it. */
export type TurningPoint = {
  readonly price: number;
  readonly formedAt: number;
  readonly t: number;
};

// Columns with a fixed number of slots: all are scanned for every pivot, and adjacent numbers are
// read faster than objects.
/** Clusters of nearby pivots; from the second member on published zones. */
export class PriceZones {
  readonly capacity: number;
  private length = 0;
  readonly formedAt: Int32Array;
  /** Extremes over all members, later ones included. */
  readonly highest: Float64Array;
  readonly lowest: Float64Array;
  /** Index of each among the published zones, -1 before publication. */
  readonly places: Int32Array;
  private readonly means: Float64Array;
  private readonly sums: Float64Array;
  private readonly members: Int32Array;
  /** Last candle on which a member joined or a transition happened. */
  private readonly lastContactAt: Int32Array;
  /** Creation order: the older of two zones has the lower number. */
  private readonly serials: Int32Array;
  private nextSerial = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.formedAt = new Int32Array(capacity);
    this.highest = new Float64Array(capacity);
    this.lowest = new Float64Array(capacity);
    this.places = new Int32Array(capacity);
    this.means = new Float64Array(capacity);
    this.sums = new Float64Array(capacity);
    this.members = new Int32Array(capacity);
    this.lastContactAt = new Int32Array(capacity);
    this.serials = new Int32Array(capacity);
  }

  get isFull(): boolean {
    return this.length === this.capacity;
  }

  /** Starts a zone with one pivot in a slot: the next free one, or that of an expired zone. */
  begin({ price, formedAt, t }: TurningPoint, slot = this.length): void {
    if (slot === this.length) this.length += 1;
    this.formedAt[slot] = formedAt;
    this.highest[slot] = price;
    this.lowest[slot] = price;
    this.places[slot] = noZone;
    this.means[slot] = price;
    this.sums[slot] = price;
    this.members[slot] = 1;
    this.lastContactAt[slot] = t;
    this.serials[slot] = this.nextSerial;
    this.nextSerial += 1;
  }

  join(slot: number, { price, t }: TurningPoint): void {
    this.lastContactAt[slot] = t;
    const sum = at(this.sums, slot) + price;
    const members = (this.members[slot] ?? 0) + 1;
    this.sums[slot] = sum;
    this.members[slot] = members;
    this.means[slot] = sum / members;
    this.highest[slot] = Math.max(at(this.highest, slot), price);
    this.lowest[slot] = Math.min(at(this.lowest, slot), price);
  }

  /** Records a transition of a published zone. */
  markContact(slot: number, t: number): void {
    this.lastContactAt[slot] = t;
  }

  /** Nearest zone that may be joined, youngest of equals; -1 for none or an undefined ATR. */
  findNearest(price: number, atr: number): number {
    const { means, length } = this;
    let nearest = noZone;
    let distance = joinInAtr * atr;
    for (let slot = 0; slot < length; slot += 1) {
      const apart = Math.abs(at(means, slot) - price);
      if (!(apart <= distance) || this.widthWith(slot, price) > maxWidthInAtr * atr) continue;
      if (apart === distance && this.isOlder(slot, nearest)) continue;
      nearest = slot;
      distance = apart;
    }
    return nearest;
  }

  /** Zone with the oldest last contact, the oldest of equals. */
  findStalest(): number {
    const { lastContactAt: metAt, length } = this;
    let stalest = 0;
    for (let slot = 1; slot < length; slot += 1) {
      const later = (metAt[slot] ?? 0) - (metAt[stalest] ?? 0);
      if (later < 0 || (later === 0 && this.isOlder(slot, stalest))) stalest = slot;
    }
    return stalest;
  }

  private widthWith(slot: number, price: number): number {
    return Math.max(at(this.highest, slot), price) - Math.min(at(this.lowest, slot), price);
  }

  private isOlder(slot: number, other: number): boolean {
    return other !== noZone && (this.serials[slot] ?? 0) < (this.serials[other] ?? 0);
  }
}
