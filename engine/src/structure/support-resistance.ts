import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import { FindingQueue } from './finding-queue.ts';
import { createLegFinder, type PivotSide } from './pivot-finder.ts';
import { PriceZones, type TurningPoint } from './price-zones.ts';
import { stateCount, toStateCode, TransitionLog } from './transition-log.ts';
import { WaitingZones } from './waiting-zones.ts';
import { zonePivotSize } from './zone-score.ts';

/** Data that zones are found in and written to. */
export type ZoneInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

export type SupportResistanceScanner = {
  /** Processes the appended candles; call before the first step on one of them. */
  extend(): void;
  step(t: number): void;
  /** Call after the steps on all appended candles: writes the zones' transitions to the log. */
  writeTransitions(): void;
};

const maxZones = 64;

// Pivots of size 10, highs and lows alike, cluster within half an ATR(14) of their mean, in zones
// no wider than one ATR. A zone is confirmed with its second member and spans these two; further
// members are transitions `joined`. It is support (bullish) when the close lies above it, else
// resistance (bearish); with the close inside, by the side of its last pivot. `rejected`: a candle
// comes from outside, touches it and closes back outside. `broken`: a close a quarter of an ATR
// beyond it. `flipped`: after that a candle touches it from the other side and closes there;
// `reclaimed`: a close a quarter of an ATR back over it before that. Of more than 64 zones the one
// with the oldest last contact is `expired`. ATRs are those of the candle before. Its score at a
// candle is `calculateZoneScore`.
/** Support and resistance zones. */
export function createSupportResistanceScanner({
  candles,
  log,
  indicators,
}: ZoneInput): SupportResistanceScanner {
  const measures = ['widthInAtr'];
  const support = toShape({ kind: 'support-resistance', direction: 'bullish', measures });
  const resistance = toShape({ kind: 'support-resistance', direction: 'bearish', measures });
  // Nothing else depends on these zones: one pass searches them, each is logged in its step.
  const found = new FindingQueue();
  const happenings = new TransitionLog();
  const published: Publication[] = [];
  const findings: number[] = [];
  let length = 0;
  const search = createZoneSearch(
    { candles, indicators, transitions: happenings },
    (zone, { isSupport, formedAt, t }) => {
      found.add(isSupport ? support : resistance, formedAt, t);
      return published.push(zone) - 1;
    },
  );
  return {
    extend() {
      search.begin();
      for (; length < candles.length; length += 1) search.next(length);
    },
    step(t) {
      while (found.nextAt === t) {
        const zone = published[findings.length];
        const { formedAt } = found;
        const finding = log.add(found.take(), formedAt, t);
        findings.push(finding);
        if (zone === undefined) continue;
        log.setZone(finding, zone.top, zone.bottom);
        log.setMeasure(finding, 0, zone.widthInAtr);
      }
    },
    writeTransitions() {
      for (let index = 0; index < happenings.length; index += 1) {
        const moment = happenings.moment(index);
        const finding = findings[happenings.finding(index)] ?? -1;
        log.reach(finding, moment % stateCount, Math.floor(moment / stateCount));
        log.transitions.setLastPrice(happenings.price(index));
      }
      happenings.length = 0;
    },
  };
}

/** Data the log needs when a zone is confirmed. */
type Publication = {
  readonly top: number;
  readonly bottom: number;
  readonly widthInAtr: number;
};

const joined = toStateCode('joined');
const expired = toStateCode('expired');

type SearchInput = Pick<ZoneInput, 'candles' | 'indicators'> & {
  readonly transitions: TransitionLog;
};
/** Publishes a zone with its second member. Returns its index among the published ones. */
type Publish = (
  zone: Publication,
  confirmation: { readonly isSupport: boolean; readonly formedAt: number; readonly t: number },
) => number;

/** `begin` processes appended candles for pivots, `next` runs candle by candle. */
function createZoneSearch(
  { candles, indicators, transitions: happenings }: SearchInput,
  publish: Publish,
): { begin(): void; next(t: number): void } {
  const pivots = createLegFinder({ candles, size: zonePivotSize });
  const zones = new PriceZones(maxZones);
  const waiting = new WaitingZones({ candles, zones, transitions: happenings, indicators });
  const begin = (pivot: TurningPoint): void => {
    if (!zones.isFull) {
      zones.begin(pivot);
      return;
    }
    const stalest = zones.findStalest();
    const place = indexAt(zones.places, stalest);
    if (place >= 0) {
      waiting.remove(stalest);
      happenings.add(place, expired, pivot.t);
      happenings.setLastPrice(at(candles.close, pivot.t));
    }
    zones.begin(pivot, stalest);
  };
  const confirm = (slot: number, side: PivotSide, t: number): void => {
    const top = at(zones.highest, slot);
    const bottom = at(zones.lowest, slot);
    const close = at(candles.close, t);
    const isSupport = close > top || (close >= bottom && side === 'low');
    const widthInAtr = (top - bottom) / at(indicators.atr14, t - 1);
    const zone: Publication = { top, bottom, widthInAtr };
    zones.places[slot] = publish(zone, { isSupport, formedAt: indexAt(zones.formedAt, slot), t });
    waiting.add(slot, isSupport);
  };
  const add = (side: PivotSide, formedAt: number, t: number): void => {
    const price = at(side === 'high' ? candles.high : candles.low, formedAt);
    const pivot: TurningPoint = { price, formedAt, t };
    const slot = zones.findNearest(price, at(indicators.atr14, t - 1));
    if (slot < 0) {
      begin(pivot);
      return;
    }
    zones.join(slot, pivot);
    const place = indexAt(zones.places, slot);
    if (place < 0) confirm(slot, side, t);
    else {
      happenings.add(place, joined, t);
      happenings.setLastPrice(price);
    }
  };
  return {
    begin() {
      pivots.extend();
    },
    next(t) {
      waiting.step(t);
      if (!pivots.step(t)) return;
      if (pivots.high !== undefined) add('high', pivots.high, t);
      if (pivots.low !== undefined) add('low', pivots.low, t);
    },
  };
}
