import type { PriceZone } from './price-zone.ts';
import { TriggerQueue } from './trigger-queue.ts';

const nothing: readonly PriceZone[] = [];

/** Published zones waiting for price to come to them: a candle that reaches none costs next to nothing. */
export function createWaitingZones() {
  const zones: PriceZone[] = [];
  const lows = new TriggerQueue();
  const highs = new TriggerQueue();
  const places = new Map<PriceZone, number>();
  const placeOf = (zone: PriceZone): number => {
    const place = places.get(zone) ?? zones.push(zone) - 1;
    places.set(zone, place);
    return place;
  };
  const take = (queue: TriggerQueue, reach: number, into: PriceZone[]): void => {
    while (queue.highest >= reach) {
      const zone = zones[queue.take()];
      if (zone !== undefined && !zone.isGivenUp) into.push(zone);
    }
  };
  return {
    add(zone: PriceZone): void {
      if (zone.waitsForLow) lows.add(zone.top, placeOf(zone));
      else highs.add(-zone.bottom, placeOf(zone));
    },
    /** The zones that a candle of this high and low comes to, in the order in which they were published. */
    takeReached(high: number, low: number): readonly PriceZone[] {
      if (lows.highest < low && highs.highest < -high) return nothing;
      const reached: PriceZone[] = [];
      take(lows, low, reached);
      take(highs, -high, reached);
      return reached.toSorted((left, right) => left.finding - right.finding);
    },
  };
}
