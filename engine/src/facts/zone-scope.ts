import type { Finding } from '../structure/finding.ts';
import type { Reading } from './reading.ts';
import { calculateZoneDistance, toZonePosition } from './zone-position.ts';

/** Zones told and drawn per side of price, whenever they were confirmed. */
export const maxZonesPerSide = 3;

/** The first `count` zones of distinct prices: a block is often found at both scales. */
export function selectDistinctZones(zones: readonly Finding[], count: number): readonly Finding[] {
  const apart: Finding[] = [];
  for (const zone of zones) {
    if (apart.length === count) break;
    if (!apart.some(({ top, bottom }) => top === zone.top && bottom === zone.bottom))
      apart.push(zone);
  }
  return apart;
}

/** Zones on one side of a price, the nearest first; of equally near ones the latest. */
export function sortZonesOnSide(
  zones: readonly Finding[],
  price: number,
  side: 'above' | 'below',
): Finding[] {
  return zones
    .filter((zone) => toZonePosition(zone, price) === side)
    .toSorted(
      (a, b) =>
        calculateZoneDistance(a, price) - calculateZoneDistance(b, price) ||
        b.confirmedAt - a.confirmedAt,
    );
}

/**
 * The zones of a chart, among those that stand: confirmed in the window, around the last close, or
 * the nearest three of a side. Counts, distances and drawings are of these, whatever is asked.
 */
export function selectChartZones(
  standing: readonly Finding[],
  { close, window }: Pick<Reading, 'close' | 'window'>,
): Finding[] {
  const near = new Set(
    (['above', 'below'] as const).flatMap((side) =>
      selectDistinctZones(sortZonesOnSide(standing, close, side), maxZonesPerSide),
    ),
  );
  return standing.filter(
    (zone) =>
      zone.confirmedAt >= window.from || near.has(zone) || toZonePosition(zone, close) === 'inside',
  );
}
