import type { Zone } from './zone.ts';

/** How many standing boxes of a group stand out above price, and as many below. */
const prominent = 4;

function distance(zone: Zone, price: number): number {
  return price > zone.top ? price - zone.top : zone.bottom - price;
}

/** Makes the standing boxes faint that lie beyond the nearest four of their group on their side of `price`. What is lit stays clear. */
export function fadeFarZones(zones: readonly Zone[], price: number, lit: ReadonlySet<string>): Zone[] {
  const seen = new Map<string, number>();
  const faint = new Set<string>();
  const byDistance = zones.filter((zone) => zone.openEnded).toSorted((a, b) => distance(a, price) - distance(b, price));
  for (const zone of byDistance) {
    const side = `${zone.group} ${zone.top < price ? 'below' : 'above'}`;
    const before = seen.get(side) ?? 0;
    seen.set(side, before + 1);
    if (before >= prominent && !lit.has(zone.id)) faint.add(zone.id);
  }
  return zones.map((zone) => (faint.has(zone.id) ? { ...zone, faint: true } : zone));
}
