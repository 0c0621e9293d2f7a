import { at } from '../candles/column.ts';

const halfLife = 200;
/** What a member counts, `age` candles after its pivot. Looked up: powers are slow, and most ages are small. */
const weights = Float64Array.from({ length: 4096 }, (_, age) => 0.5 ** (age / halfLife));
const weightOf = (age: number): number => weights[age] ?? 0.5 ** (age / halfLife);

/** A pivot belongs to a zone when it lies within this share of ATR(14) of the mean of its members … */
const joinInAtr = 0.5;
/** … and the zone stays no wider than this. */
const widestInAtr = 1;

const nobody = -1;

/** A high or a low: its price, the candle it was formed on, and the candle `t` it is known with. */
export type TurningPoint = {
  readonly price: number;
  readonly formedAt: number;
  readonly t: number;
};

/**
 * Pivots that lie together, and from the second on zones with lives of their own: a few slots for them, as columns. All are looked
 * through for every pivot, and numbers side by side are read faster than objects that lie apart.
 */
export class PriceZones {
  readonly capacity: number;
  /** How many slots are taken. */
  private length = 0;
  readonly formedAt: Int32Array;
  /** Of all members, those included that joined later. */
  readonly highest: Float64Array;
  readonly lowest: Float64Array;
  /** The place of each among the published zones, -1 before it is one of them. */
  readonly places: Int32Array;
  private readonly means: Float64Array;
  private readonly sums: Float64Array;
  private readonly members: Int32Array;
  private readonly rejections: Int32Array;
  private readonly strengths: Float64Array;
  private readonly strengthsAt: Int32Array;
  /** The last candle on which a member joined or something happened. */
  private readonly metAt: Int32Array;
  /** How many zones were there before: of two, the one that is older has the lower number. */
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
    this.rejections = new Int32Array(capacity);
    this.strengths = new Float64Array(capacity);
    this.strengthsAt = new Int32Array(capacity);
    this.metAt = new Int32Array(capacity);
    this.serials = new Int32Array(capacity);
  }

  get isFull(): boolean {
    return this.length === this.capacity;
  }

  /** A zone of one pivot takes a slot: the next one that is free, or that of a zone that is given up. */
  begin({ price, formedAt, t }: TurningPoint, slot = this.length): void {
    if (slot === this.length) this.length += 1;
    this.formedAt[slot] = formedAt;
    this.highest[slot] = price;
    this.lowest[slot] = price;
    this.places[slot] = nobody;
    this.means[slot] = price;
    this.sums[slot] = price;
    this.members[slot] = 1;
    this.rejections[slot] = 0;
    this.strengths[slot] = weightOf(t - formedAt);
    this.strengthsAt[slot] = t;
    this.metAt[slot] = t;
    this.serials[slot] = this.nextSerial;
    this.nextSerial += 1;
  }

  /** A further pivot joins a zone. */
  join(slot: number, { price, formedAt, t }: TurningPoint): void {
    this.strengths[slot] = this.strengthAt(slot, t) + weightOf(t - formedAt);
    this.strengthsAt[slot] = t;
    this.metAt[slot] = t;
    const sum = at(this.sums, slot) + price;
    const members = (this.members[slot] ?? 0) + 1;
    this.sums[slot] = sum;
    this.members[slot] = members;
    this.means[slot] = sum / members;
    this.highest[slot] = Math.max(at(this.highest, slot), price);
    this.lowest[slot] = Math.min(at(this.lowest, slot), price);
  }

  /** Something happened to a published zone. */
  meet(slot: number, t: number): void {
    this.metAt[slot] = t;
  }

  /** Price left a published zone again on the side it came from. */
  reject(slot: number): void {
    this.rejections[slot] = (this.rejections[slot] ?? 0) + 1;
  }

  /** The sum over the members of 0.5 to the power of (age / 200 candles), plus one for each rejection, as of candle `t`. */
  score(slot: number, t: number): number {
    return this.strengthAt(slot, t) + (this.rejections[slot] ?? 0);
  }

  /** The zone whose mean is nearest to a price that may join it, the youngest of equals; -1: none, as while the ATR is not defined. */
  findNearest(price: number, atr: number): number {
    const { means, length } = this;
    let nearest = nobody;
    let distance = joinInAtr * atr;
    for (let slot = 0; slot < length; slot += 1) {
      const apart = Math.abs(at(means, slot) - price);
      if (!(apart <= distance) || this.widthWith(slot, price) > widestInAtr * atr) continue;
      if (apart === distance && this.isOlder(slot, nearest)) continue;
      nearest = slot;
      distance = apart;
    }
    return nearest;
  }

  /** The zone that has met price longest ago, the oldest of equals. */
  findStalest(): number {
    const { metAt, length } = this;
    let stalest = 0;
    for (let slot = 1; slot < length; slot += 1) {
      const later = (metAt[slot] ?? 0) - (metAt[stalest] ?? 0);
      if (later < 0 || (later === 0 && this.isOlder(slot, stalest))) stalest = slot;
    }
    return stalest;
  }

  private strengthAt(slot: number, t: number): number {
    return at(this.strengths, slot) * weightOf(t - (this.strengthsAt[slot] ?? 0));
  }

  private widthWith(slot: number, price: number): number {
    return Math.max(at(this.highest, slot), price) - Math.min(at(this.lowest, slot), price);
  }

  private isOlder(slot: number, other: number): boolean {
    return other !== nobody && (this.serials[slot] ?? 0) < (this.serials[other] ?? 0);
  }
}
