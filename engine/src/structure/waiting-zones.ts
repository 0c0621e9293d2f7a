import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import type { Moment, PriceZone } from './price-zone.ts';
import type { TransitionLog } from './transition-log.ts';
import { ZoneLadder } from './zone-ladder.ts';

type WaitingInput = {
  readonly candles: Candles;
  /** Takes what happens to zones, by their places. */
  readonly happenings: TransitionLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

/** Published zones waiting for price to come to them: a candle that reaches none costs next to nothing. */
export type WaitingZones = {
  /** A zone waits from the next candle on. */
  add(zone: PriceZone): void;
  remove(zone: PriceZone): void;
  /** What candle `t` does to the zones it comes to. */
  step(t: number): void;
};

/** A close so far beyond a zone, in ATR(14), breaks it. */
const breakInAtr = 0.25;

export function createWaitingZones({ candles, happenings, indicators }: WaitingInput): WaitingZones {
  const forLow = new ZoneLadder();
  const forHigh = new ZoneLadder();
  const changed: PriceZone[] = [];
  const moment: Moment = { candles, t: 0, reach: Number.NaN };

  const add = (zone: PriceZone): void => {
    if (zone.waitsForLow) forLow.add(zone.top, zone);
    else forHigh.add(-zone.bottom, zone);
  };
  const meetReached = (ladder: ZoneLadder, reach: number): void => {
    for (let place = ladder.length - 1; ladder.isReached(place, reach); place -= 1) {
      const zone = ladder.zoneAt(place);
      const happened = zone?.meet(moment);
      if (zone === undefined || happened === undefined) continue;
      happenings.add(zone.place, happened.code, {
        t: moment.t,
        price: at(happened.by === 'close' ? candles.close : happened.by === 'low' ? candles.low : candles.high, moment.t),
      });
      if (zone.waitsForLow === (ladder === forLow)) continue;
      ladder.remove(place);
      changed.push(zone);
    }
  };
  return {
    add,
    remove(zone) {
      (zone.waitsForLow ? forLow : forHigh).removeZone(zone);
    },
    step(t) {
      const low = at(candles.low, t);
      const high = at(candles.high, t);
      if (!forLow.isReached(forLow.length - 1, low) && !forHigh.isReached(forHigh.length - 1, -high)) return;
      moment.t = t;
      moment.reach = breakInAtr * at(indicators.atr14, t - 1);
      meetReached(forLow, low);
      meetReached(forHigh, -high);
      // What waits for the other side now does so from the next candle on.
      for (let zone = changed.pop(); zone !== undefined; zone = changed.pop()) add(zone);
    },
  };
}
