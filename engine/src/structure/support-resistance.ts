import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at, indexAt } from '../candles/column.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import { FindingQueue } from './finding-queue.ts';
import { createLegFinder, type PivotSide } from './pivot-finder.ts';
import { PriceZones, type TurningPoint } from './price-zones.ts';
import { codeOf, TransitionLog } from './transition-log.ts';
import { WaitingZones } from './waiting-zones.ts';

type ZoneInput = {
  readonly candles: Candles;
  readonly log: FindingLog;
  readonly indicators: Pick<IndicatorColumns, 'atr14'>;
};

export type SupportResistanceScanner = {
  /** Takes in the candles that were added; before the first step on one of them. */
  extend(): void;
  step(t: number): void;
  /** After the steps on all of them: tells what happened to the zones. */
  tellTransitions(): void;
};

const pivotSize = 10;
const mostZones = 64;

/**
 * Zones in which several swings turned. Pivots of size 10, highs and lows alike, gather within half an ATR(14) of their mean, in zones
 * no wider than one ATR. A zone is confirmed with its second member and spans these two; further members are transitions `joined`. It
 * is support (bullish) when the close lies above it, else resistance (bearish); with the close inside, by the side of its last pivot.
 *
 * `rejected`: a candle comes from outside, touches it and closes back outside. `broken`: a close a quarter of an ATR beyond it.
 * `flipped`: after that a candle touches it from the other side and closes there; `reclaimed`: a close a quarter of an ATR back over it
 * before that. `score`, at the confirmation, is the sum over the members of 0.5 to the power of (age / 200 candles), plus one for each
 * rejection. Of more than 64 zones the one that has met price longest ago is given up (`expired`). ATRs are those of the candle before.
 */
export function createSupportResistanceScanner({
  candles,
  log,
  indicators,
}: ZoneInput): SupportResistanceScanner {
  const measures = ['score', 'widthInAtr'];
  const support = toShape({ kind: 'support-resistance', direction: 'bullish', measures });
  const resistance = toShape({ kind: 'support-resistance', direction: 'bearish', measures });
  // Nothing else depends on these zones: all added candles are gone through at once, and each zone is told of in its step.
  const found = new FindingQueue();
  const happenings = new TransitionLog();
  const published: Publication[] = [];
  const findings: number[] = [];
  let length = 0;
  const search = createZoneSearch(
    { candles, indicators, happenings },
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
        log.setMeasure(finding, 0, zone.score);
        log.setMeasure(finding, 1, zone.widthInAtr);
      }
    },
    tellTransitions() {
      happenings.drain((place, code, moment) =>
        log.transitionTo(findings[place] ?? -1, code, moment),
      );
    },
  };
}

/** What the log has to know of a zone when it is confirmed. */
type Publication = {
  readonly top: number;
  readonly bottom: number;
  readonly score: number;
  readonly widthInAtr: number;
};

const joined = codeOf('joined');
const expired = codeOf('expired');

type SearchInput = Pick<ZoneInput, 'candles' | 'indicators'> & {
  readonly happenings: TransitionLog;
};
/** A zone has its second member. Returns its place among those published. */
type Publish = (
  zone: Publication,
  confirmation: { readonly isSupport: boolean; readonly formedAt: number; readonly t: number },
) => number;

/** Gathers pivots in zones and follows those that are published. `begin` takes in added candles, `next` goes through them one by one. */
function createZoneSearch(
  { candles, indicators, happenings }: SearchInput,
  publish: Publish,
): { begin(): void; next(t: number): void } {
  const pivots = createLegFinder({ candles, size: pivotSize });
  const zones = new PriceZones(mostZones);
  const waiting = new WaitingZones({ candles, zones, happenings, indicators });
  const begin = (pivot: TurningPoint): void => {
    if (!zones.isFull) {
      zones.begin(pivot);
      return;
    }
    const stalest = zones.findStalest();
    const place = indexAt(zones.places, stalest);
    if (place >= 0) {
      waiting.remove(stalest);
      happenings.add(place, expired, { t: pivot.t, price: at(candles.close, pivot.t) });
    }
    zones.begin(pivot, stalest);
  };
  const confirm = (slot: number, side: PivotSide, t: number): void => {
    const top = at(zones.highest, slot);
    const bottom = at(zones.lowest, slot);
    const close = at(candles.close, t);
    const isSupport = close > top || (close >= bottom && side === 'low');
    const widthInAtr = (top - bottom) / at(indicators.atr14, t - 1);
    const zone: Publication = { top, bottom, score: zones.score(slot, t), widthInAtr };
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
    if (place >= 0) happenings.add(place, joined, pivot);
    else confirm(slot, side, t);
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
