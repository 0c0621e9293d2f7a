import type { Finding } from '../structure/finding.ts';

export type ZonePosition = 'above' | 'below' | 'inside';
export type NearestZones = Partial<Record<ZonePosition, Finding>>;

/** Where a zone lies as seen from a price; a price on the edge is outside. */
export function positionOf(zone: Finding, price: number): ZonePosition {
  if (zone.bottom >= price) return 'above';
  return zone.top <= price ? 'below' : 'inside';
}

/** How far a price is from the nearer edge of a zone; 0 inside. */
export function distanceTo(zone: Finding, price: number): number {
  return Math.max(zone.bottom - price, price - zone.top, 0);
}

/** The zone nearest to a price above it and below it, and the latest one around it; of equally near zones the latest. */
export function findNearestZones(zones: Iterable<Finding>, price: number): NearestZones {
  const nearest: NearestZones = {};
  for (const zone of zones) {
    const position = positionOf(zone, price);
    const known = nearest[position];
    if (known === undefined || distanceTo(zone, price) <= distanceTo(known, price))
      nearest[position] = zone;
  }
  return nearest;
}
