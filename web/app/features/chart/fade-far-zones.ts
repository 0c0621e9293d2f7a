import type { ZoneGroup } from './zone-group.ts';
import type { Zone } from './zone.ts';

/** How many standing boxes of a group stand out above price, and as many below. */
const prominent = 4;

type Near = { readonly zone: Zone; readonly distance: number };
/** Of each group the nearest ones on one side of price, the nearest first. */
type Side = Map<ZoneGroup, Near[]>;

function distanceOf(zone: Zone, price: number): number {
  return price > zone.top ? price - zone.top : zone.bottom - price;
}

/** Takes a zone among the nearest of its group if it is one of them; of two as near the earlier one goes first. */
function take(side: Side, zone: Zone, distance: number): void {
  const nearest = side.get(zone.group) ?? [];
  let place = nearest.length;
  while (place > 0 && (nearest[place - 1]?.distance ?? 0) > distance) place -= 1;
  if (place === prominent) return;
  nearest.splice(place, 0, { zone, distance });
  nearest.length = Math.min(nearest.length, prominent);
  side.set(zone.group, nearest);
}

/** The same zone drawn faintly, made once: a replay asks for it at every candle. */
const faintOf = new WeakMap<Zone, Zone>();

function fade(zone: Zone): Zone {
  const made = faintOf.get(zone) ?? { ...zone, faint: true };
  faintOf.set(zone, made);
  return made;
}

/** Makes the standing boxes faint that lie beyond the nearest four of their group on their side of `price`. What is lit stays clear. */
export function fadeFarZones(
  zones: readonly Zone[],
  price: number,
  lit: ReadonlySet<string>,
): Zone[] {
  const below: Side = new Map();
  const above: Side = new Map();
  for (const zone of zones)
    if (zone.openEnded) take(zone.top < price ? below : above, zone, distanceOf(zone, price));
  const near = new Set(
    [...below.values(), ...above.values()].flatMap((nearest) => nearest.map(({ zone }) => zone)),
  );
  return zones.map((zone) =>
    zone.openEnded && !near.has(zone) && !lit.has(zone.id) ? fade(zone) : zone,
  );
}
