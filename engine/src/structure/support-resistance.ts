import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { type FindingLog, toShape } from './finding-log.ts';
import { FindingQueue } from './finding-queue.ts';
import { createLegFinder, type PivotSide } from './pivot-finder.ts';
import { PriceZone } from './price-zone.ts';
import { codeOf, TransitionLog } from './transition-log.ts';
import { createWaitingZones } from './waiting-zones.ts';

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
/** A pivot belongs to a zone when it lies within this share of ATR(14) of the mean of its members … */
const joinInAtr = 0.5;
/** … and the zone stays no wider than this. */
const widestInAtr = 1;
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
export function createSupportResistanceScanner({ candles, log, indicators }: ZoneInput): SupportResistanceScanner {
  const measures = ['score', 'widthInAtr'];
  const support = toShape({ kind: 'support-resistance', direction: 'bullish', measures });
  const resistance = toShape({ kind: 'support-resistance', direction: 'bearish', measures });
  // Nothing else depends on these zones: all added candles are gone through at once, and each zone is told of in its step.
  const found = new FindingQueue();
  const happenings = new TransitionLog();
  const published: Publication[] = [];
  const findings: number[] = [];
  let length = 0;
  const search = createZoneSearch({ candles, indicators, happenings }, (zone, isSupport, { t, atr }) => {
    found.add(isSupport ? support : resistance, zone.formedAt, t);
    zone.publish(published.length, isSupport ? 'support' : 'resistance');
    const { top, bottom } = zone;
    published.push({ top, bottom, score: zone.score(t), widthInAtr: (top - bottom) / atr });
  });
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
      happenings.drain((place, code, moment) => log.transitionTo(findings[place] ?? -1, code, moment));
    },
  };
}

/** What the log has to know of a zone when it is confirmed. */
type Publication = { readonly top: number; readonly bottom: number; readonly score: number; readonly widthInAtr: number };

const joined = codeOf('joined');
const expired = codeOf('expired');

type SearchInput = Pick<ZoneInput, 'candles' | 'indicators'> & { readonly happenings: TransitionLog };
/** A zone has its second member; ATR as of the candle before. */
type Publish = (zone: PriceZone, isSupport: boolean, moment: { readonly t: number; readonly atr: number }) => void;

/** Gathers pivots in zones and follows those that are published. `begin` takes in added candles, `next` goes through them one by one. */
function createZoneSearch({ candles, indicators, happenings }: SearchInput, publish: Publish): { begin(): void; next(t: number): void } {
  const pivots = createLegFinder({ candles, size: pivotSize });
  const zones: PriceZone[] = [];
  const waiting = createWaitingZones({ candles, happenings, indicators });
  const giveUpStalest = (t: number): void => {
    const stalest = findStalest(zones);
    if (stalest === undefined) return;
    zones.splice(zones.indexOf(stalest), 1);
    if (stalest.place < 0) return;
    waiting.remove(stalest);
    happenings.add(stalest.place, expired, { t, price: at(candles.close, t) });
  };
  const add = (side: PivotSide, pivot: number, t: number): void => {
    const price = at(side === 'high' ? candles.high : candles.low, pivot);
    const atr = at(indicators.atr14, t - 1);
    const zone = findNearest(zones, price, atr);
    if (zone === undefined) {
      zones.push(new PriceZone(price, pivot, t));
      if (zones.length > mostZones) giveUpStalest(t);
      return;
    }
    zone.join(price, pivot, t);
    if (zone.place >= 0) {
      happenings.add(zone.place, joined, { t, price });
      return;
    }
    const close = at(candles.close, t);
    publish(zone, close > zone.highest || (close >= zone.lowest && side === 'low'), { t, atr });
    waiting.add(zone);
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

function findStalest(zones: readonly PriceZone[]): PriceZone | undefined {
  let [stalest] = zones;
  for (const zone of zones) if (stalest !== undefined && zone.metAt < stalest.metAt) stalest = zone;
  return stalest;
}

/** The zone whose mean is nearest to a price that may join it; none while the ATR is not defined. */
function findNearest(zones: readonly PriceZone[], price: number, atr: number): PriceZone | undefined {
  let nearest: PriceZone | undefined;
  let distance = joinInAtr * atr;
  for (const zone of zones) {
    const apart = Math.abs(zone.mean - price);
    const width = Math.max(zone.highest, price) - Math.min(zone.lowest, price);
    if (!(apart <= distance) || width > widestInAtr * atr) continue;
    nearest = zone;
    distance = apart;
  }
  return nearest;
}
