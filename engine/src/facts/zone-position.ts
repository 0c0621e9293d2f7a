import type { Finding } from '../structure/finding.ts';

export type ZonePosition = 'above' | 'below' | 'inside';
export type NearestZones = Partial<Record<ZonePosition, Finding>>;

/** Position of a zone relative to a price; a price on the edge is outside. */
export function toZonePosition(zone: Finding, price: number): ZonePosition {
  if (zone.bottom >= price) return 'above';
  return zone.top <= price ? 'below' : 'inside';
}

/** Distance of a price from the nearer edge of a zone; 0 inside. */
export function calculateZoneDistance(zone: Finding, price: number): number {
  return Math.max(zone.bottom - price, price - zone.top, 0);
}

/** Nearest zone above and below a price, and the latest around it; of equally near the latest. */
export function findNearestZones(zones: Iterable<Finding>, price: number): NearestZones {
  const nearest: NearestZones = {};
  for (const zone of zones) {
    const position = toZonePosition(zone, price);
    const known = nearest[position];
    if (
      known === undefined ||
      calculateZoneDistance(zone, price) <= calculateZoneDistance(known, price)
    )
      nearest[position] = zone;
  }
  return nearest;
}
