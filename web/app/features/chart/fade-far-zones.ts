import type { ZoneGroup } from './zone-group.ts';
import type { Zone } from './zone.ts';

/** Number of standing boxes per group and side of price that are not faint. */
const maxClearZones = 4;

type Near = { readonly zone: Zone; readonly distance: number };
/** The nearest zones per group on one side of price, nearest first. */
type Side = Map<ZoneGroup, Near[]>;

function calculateDistance(zone: Zone, price: number): number {
  return price > zone.top ? price - zone.top : zone.bottom - price;
}

/** Inserts a zone if it is among its group's nearest; of equal distances the earlier is first. */
function insertNearest(side: Side, zone: Zone, distance: number): void {
  const nearest = side.get(zone.group) ?? [];
  let place = nearest.length;
  while (place > 0 && (nearest[place - 1]?.distance ?? 0) > distance) place -= 1;
  if (place === maxClearZones) return;
  nearest.splice(place, 0, { zone, distance });
  nearest.length = Math.min(nearest.length, maxClearZones);
  side.set(zone.group, nearest);
}

/** Cache of faint copies: a replay asks for them at every candle. */
const faintZones = new WeakMap<Zone, Zone>();

function toFaintZone(zone: Zone): Zone {
  const made = faintZones.get(zone) ?? { ...zone, faint: true };
  faintZones.set(zone, made);
  return made;
}

/** Marks unlit standing boxes as faint beyond their group's nearest four per side of `price`. */
export function fadeFarZones(
  zones: readonly Zone[],
  price: number,
  lit: ReadonlySet<string>,
): Zone[] {
  const below: Side = new Map();
  const above: Side = new Map();
  for (const zone of zones)
    if (zone.openEnded)
      insertNearest(zone.top < price ? below : above, zone, calculateDistance(zone, price));
  const near = new Set(
    [...below.values(), ...above.values()].flatMap((nearest) => nearest.map(({ zone }) => zone)),
  );
  return zones.map((zone) =>
    zone.openEnded && !near.has(zone) && !lit.has(zone.id) ? toFaintZone(zone) : zone,
  );
}
