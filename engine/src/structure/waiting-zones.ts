import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import type { PriceZones } from './price-zones.ts';
import { codeOf, type TransitionLog } from './transition-log.ts';
import { ZoneLadder } from './zone-ladder.ts';

type WaitingInput = {
  readonly candles: Candles;
  readonly zones: PriceZones;
  /** Takes what happens to zones, by their places. */
  readonly happenings: TransitionLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

/** A close so far beyond a zone, in ATR(14), breaks it. */
const breakInAtr = 0.25;

const broken = codeOf('broken');
const rejected = codeOf('rejected');
const flipped = codeOf('flipped');
const reclaimed = codeOf('reclaimed');

/**
 * Published zones waiting for price to come to them: a candle that reaches none costs next to nothing.
 *
 * Price comes from above to support, and to resistance that a close has broken; from below to resistance, and to support that a close
 * has broken. So a close far enough behind a zone always sends it to the other ladder: broken, or reclaimed where it had been broken. A
 * close in front of one leaves it where it is: rejected, or flipped where it had been broken.
 */
export class WaitingZones {
  private readonly input: WaitingInput;
  private readonly fromAbove: ZoneLadder;
  private readonly fromBelow: ZoneLadder;
  // Of each zone, by its slot:
  private readonly tops: Float64Array;
  private readonly bottoms: Float64Array;
  /** 1 where price comes to it from above. */
  private readonly isBelow: Uint8Array;
  /** 1 where price closed beyond it and has not come back to it yet. */
  private readonly isBroken: Uint8Array;
  /** What the candle sends to the other ladder. */
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

  /** A zone of two members waits from the next candle on, as support or as resistance. */
  add(slot: number, isSupport: boolean): void {
    const { zones } = this.input;
    this.tops[slot] = at(zones.highest, slot);
    this.bottoms[slot] = at(zones.lowest, slot);
    this.isBelow[slot] = isSupport ? 1 : 0;
    this.isBroken[slot] = 0;
    this.wait(slot);
  }

  remove(slot: number): void {
    (this.isBelow[slot] === 1 ? this.fromAbove : this.fromBelow).removeZone(slot);
  }

  /** What candle `t` does to the zones it comes to. */
  step(t: number): void {
    const { candles } = this.input;
    if (this.fromAbove.isReached(at(candles.low, t))) this.meet(this.fromAbove, t);
    if (this.fromBelow.isReached(-at(candles.high, t))) this.meet(this.fromBelow, t);
    // What waits on the other side now does so from the next candle on.
    for (let slot = this.changed.pop(); slot !== undefined; slot = this.changed.pop())
      this.wait(slot);
  }

  private wait(slot: number): void {
    const top = at(this.tops, slot);
    const bottom = at(this.bottoms, slot);
    if (this.isBelow[slot] === 1) this.fromAbove.add(slot, top, bottom);
    else this.fromBelow.add(slot, -bottom, -top);
  }

  /** A candle has come to the last zone of a ladder, and perhaps to some before it. */
  private meet(ladder: ZoneLadder, t: number): void {
    const { candles, indicators } = this.input;
    const isFromAbove = ladder === this.fromAbove;
    const sign = isFromAbove ? 1 : -1;
    const low = sign * at(isFromAbove ? candles.low : candles.high, t);
    const close = sign * at(candles.close, t);
    // NaN while the ATR is not defined: no close is far enough then.
    const reach = breakInAtr * at(indicators.atr14, t - 1);
    const { near, far } = ladder;
    for (let place = ladder.length - 1; place >= 0 && at(near, place) >= low; place -= 1) {
      if (close < at(far, place) - reach) this.goBehind(ladder, place, t);
      else if (close > at(near, place)) this.comeBack(ladder, place, t);
    }
  }

  /** The close is behind the zone at a place. */
  private goBehind(ladder: ZoneLadder, place: number, t: number): void {
    const slot = indexAt(ladder.slots, place);
    const wasBroken = this.isBroken[slot] === 1;
    this.isBroken[slot] = wasBroken ? 0 : 1;
    this.isBelow[slot] = ladder === this.fromAbove ? 0 : 1;
    this.tell(slot, wasBroken ? reclaimed : broken, { t, price: at(this.input.candles.close, t) });
    ladder.remove(place);
    this.changed.push(slot);
  }

  /** The close is in front of the zone at a place, which the candle has touched. */
  private comeBack(ladder: ZoneLadder, place: number, t: number): void {
    const { candles, zones } = this.input;
    const slot = indexAt(ladder.slots, place);
    const isFromAbove = ladder === this.fromAbove;
    const lows = isFromAbove ? candles.low : candles.high;
    const wasBroken = this.isBroken[slot] === 1;
    if (!wasBroken) {
      // Only a candle that comes from outside is sent back.
      if (!((isFromAbove ? at(lows, t - 1) : -at(lows, t - 1)) > at(ladder.near, place))) return;
      zones.reject(slot);
    }
    this.isBroken[slot] = 0;
    this.tell(slot, wasBroken ? flipped : rejected, { t, price: at(lows, t) });
  }

  private tell(
    slot: number,
    code: number,
    moment: { readonly t: number; readonly price: number },
  ): void {
    const { zones, happenings } = this.input;
    zones.meet(slot, moment.t);
    happenings.add(indexAt(zones.places, slot), code, moment);
  }
}
