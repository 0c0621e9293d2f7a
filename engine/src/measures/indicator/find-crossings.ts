import { at } from '../../candles/column.ts';
import type { FactWindow } from '../../facts/reading.ts';

/** Distance of a line from what it crosses, by candle; NaN where one of them has no value. */
export type Distance = (t: number) => number;

/** A candle on which a line changed sides: to above (`sign` 1) or to below (-1). */
export type Crossing = { readonly t: number; readonly sign: number };

/** Distance of a column from a level or from another column. */
export function createDistance(values: Float64Array, other: Float64Array | number): Distance {
  return typeof other === 'number'
    ? (t) => at(values, t) - other
    : (t) => at(values, t) - at(other, t);
}

/** The side of a distance before a candle: 1 above, -1 below, 0 where it was on none. */
function findSideBefore(distance: Distance, from: number): number {
  for (let t = from - 1; t >= 0; t -= 1) {
    const side = Math.sign(distance(t));
    if (side === 1 || side === -1) return side;
  }
  return 0;
}

/**
 * The crossings in a window, oldest first: candles on the other side than the last candle before
 * them that lay on a side. A value exactly at the level is on none.
 */
export function findCrossings(distance: Distance, { from, to }: FactWindow): Crossing[] {
  const crossings: Crossing[] = [];
  let side = findSideBefore(distance, from);
  for (let t = from; t <= to; t += 1) {
    const sign = Math.sign(distance(t));
    if (sign !== 1 && sign !== -1) continue;
    if (side === -sign) crossings.push({ t, sign });
    side = sign;
  }
  return crossings;
}
