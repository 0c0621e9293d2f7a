import type { PlacedZone } from './draw-zone.ts';

/** How near, in CSS pixels, a pointer must come to a line or a mark. Fingers are wide. */
const reach = 7;

function touches(placed: PlacedZone, x: number, y: number): boolean {
  if (placed.zone.shape === 'mark') return Math.hypot(placed.left - x, placed.top - y) <= reach + 4;
  if (x < placed.left || x > placed.right) return false;
  const slack = placed.zone.shape === 'line' ? reach : 1;
  return y >= placed.top - slack && y <= placed.bottom + slack;
}

function weight(placed: PlacedZone): number {
  if (placed.zone.shape === 'mark') return 0;
  if (placed.zone.shape === 'line') return 1;
  return 2 + (placed.right - placed.left) * Math.max(1, placed.bottom - placed.top);
}

/** The zones under a point, the most particular first: marks, then lines, then boxes from the smallest on. */
export function hitZones(zones: readonly PlacedZone[], x: number, y: number): string[] {
  return zones
    .filter((placed) => touches(placed, x, y))
    .toSorted((one, other) => weight(one) - weight(other))
    .map(({ zone }) => zone.id);
}
