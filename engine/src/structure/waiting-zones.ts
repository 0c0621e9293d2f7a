import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import type { PriceZones } from './price-zones.ts';
import { toStateCode, type TransitionLog } from './transition-log.ts';
import { ZoneLadder } from './zone-ladder.ts';

type WaitingInput = {
  readonly candles: Candles;
  readonly zones: PriceZones;
  /** Receives the transitions of zones, by their index among the published ones. */
  readonly transitions: TransitionLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

/** Minimum distance of a close beyond a zone that breaks it, in ATR(14). */
const breakInAtr = 0.25;

const broken = toStateCode('broken');
const rejected = toStateCode('rejected');
const flipped = toStateCode('flipped');
const reclaimed = toStateCode('reclaimed');

// Price comes from above to support and to broken resistance; from below to resistance and to
// broken support. So a close far enough behind a zone always moves it to the other ladder:
// `broken`, or `reclaimed` if it was broken. A close in front leaves it: `rejected`, or `flipped`
// if it was broken.
/** Published zones waiting for price: a candle that reaches none costs next to nothing. */
export class WaitingZones {
  private readonly input: WaitingInput;
  private readonly fromAbove: ZoneLadder;
  private readonly fromBelow: ZoneLadder;
  // Per zone, by its slot:
  private readonly tops: Float64Array;
  private readonly bottoms: Float64Array;
  /** 1 when price comes to it from above. */
  private readonly isBelow: Uint8Array;
  /** 1 when price closed beyond it and has not come back to it yet. */
  private readonly isBroken: Uint8Array;
  /** Zones that the current candle moves to the other ladder. */
  private readonly changed: number[] = [];

  constructor(input: WaitingInput) {
    const { capacity } = input.zones;
    this.input = input;
    this.fromAbove = new ZoneLadder(capacity);
    this.fromBelow = new ZoneLadder(capacity);
    this.tops = new Float64Array(capacity);
    this.bottoms = new Float64Array(capacity);
    this.isBelow = new Uint8Array(capacity);
    this.isBroken = new Uint8Array(capacity);
  }

  /** Adds a published zone, as support or resistance, from the next candle on. */
  add(slot: number, isSupport: boolean): void {
    const { zones } = this.input;
    this.tops[slot] = at(zones.highest, slot);
    this.bottoms[slot] = at(zones.lowest, slot);
    this.isBelow[slot] = isSupport ? 1 : 0;
    this.isBroken[slot] = 0;
    this.enqueue(slot);
  }

  remove(slot: number): void {
    (this.isBelow[slot] === 1 ? this.fromAbove : this.fromBelow).removeZone(slot);
  }

  /** Applies candle `t` to the zones it reaches. */
  step(t: number): void {
    const { candles } = this.input;
    if (this.fromAbove.isReached(at(candles.low, t))) this.checkReached(this.fromAbove, t);
    if (this.fromBelow.isReached(-at(candles.high, t))) this.checkReached(this.fromBelow, t);
    // Zones moved to the other ladder wait there from the next candle on.
    for (let slot = this.changed.pop(); slot !== undefined; slot = this.changed.pop())
      this.enqueue(slot);
  }

  private enqueue(slot: number): void {
    const top = at(this.tops, slot);
    const bottom = at(this.bottoms, slot);
    if (this.isBelow[slot] === 1) this.fromAbove.add(slot, top, bottom);
    else this.fromBelow.add(slot, -bottom, -top);
  }

  /** Handles a candle that reached the last zone of a ladder, and perhaps some before it. */
  private checkReached(ladder: ZoneLadder, t: number): void {
    const { candles, indicators } = this.input;
    const isFromAbove = ladder === this.fromAbove;
    const sign = isFromAbove ? 1 : -1;
    const low = sign * at(isFromAbove ? candles.low : candles.high, t);
    const close = sign * at(candles.close, t);
    // NaN while the ATR is not defined: then no close is far enough.
    const reach = breakInAtr * at(indicators.atr14, t - 1);
    const { near, far } = ladder;
    for (let place = ladder.length - 1; place >= 0 && at(near, place) >= low; place -= 1) {
      if (close < at(far, place) - reach) this.recordBreak(ladder, place, t);
      else if (close > at(near, place)) this.recordReturn(ladder, place, t);
    }
  }

  /** The close is beyond the zone at a position: broken or reclaimed. */
  private recordBreak(ladder: ZoneLadder, place: number, t: number): void {
    const slot = indexAt(ladder.slots, place);
    const wasBroken = this.isBroken[slot] === 1;
    this.isBroken[slot] = wasBroken ? 0 : 1;
    this.isBelow[slot] = ladder === this.fromAbove ? 0 : 1;
    this.recordTransition(slot, wasBroken ? reclaimed : broken, t);
    this.input.transitions.setLastPrice(at(this.input.candles.close, t));
    ladder.remove(place);
    this.changed.push(slot);
  }

  /** The close is in front of the touched zone at a position: rejected or flipped. */
  private recordReturn(ladder: ZoneLadder, place: number, t: number): void {
    const { candles } = this.input;
    const slot = indexAt(ladder.slots, place);
    const isFromAbove = ladder === this.fromAbove;
    const lows = isFromAbove ? candles.low : candles.high;
    const wasBroken = this.isBroken[slot] === 1;
    if (!wasBroken) {
      // Only a candle that comes from outside is rejected.
      if (!((isFromAbove ? at(lows, t - 1) : -at(lows, t - 1)) > at(ladder.near, place))) return;
    }
    this.isBroken[slot] = 0;
    this.recordTransition(slot, wasBroken ? flipped : rejected, t);
    this.input.transitions.setLastPrice(at(lows, t));
  }

  /** Its price is set after it. */
  private recordTransition(slot: number, code: number, t: number): void {
    const { zones, transitions } = this.input;
    zones.markContact(slot, t);
    transitions.add(indexAt(zones.places, slot), code, t);
  }
}
