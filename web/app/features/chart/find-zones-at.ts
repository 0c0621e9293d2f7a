import type { PlacedZone } from './draw-zone.ts';

/** Hit distance of lines and marks, in CSS pixels, wide enough for fingers. */
const hitDistance = 7;

function isHit(placed: PlacedZone, x: number, y: number): boolean {
  if (placed.zone.shape === 'mark')
    return Math.hypot(placed.left - x, placed.top - y) <= hitDistance + 4;
  if (x < placed.left || x > placed.right) return false;
  const slack = placed.zone.shape === 'line' ? hitDistance : 1;
  return y >= placed.top - slack && y <= placed.bottom + slack;
}

function calculateHitRank(placed: PlacedZone): number {
  if (placed.zone.shape === 'mark') return 0;
  if (placed.zone.shape === 'line') return 1;
  return 2 + (placed.right - placed.left) * Math.max(1, placed.bottom - placed.top);
}

/** Ids of the zones at a point, most specific first: marks, lines, boxes by increasing area. */
export function findZonesAt(zones: readonly PlacedZone[], x: number, y: number): string[] {
  return zones
    .filter((placed) => isHit(placed, x, y))
    .toSorted((one, other) => calculateHitRank(one) - calculateHitRank(other))
    .map(({ zone }) => zone.id);
}
