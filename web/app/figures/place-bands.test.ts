import { describe, expect, it } from 'vitest';
import { calculateHeadroom, placeBands } from './place-bands.ts';

/** Ten candles of 40 units each from 0 to 400. */
const openTime = Array.from({ length: 10 }, (_, index) => index);
const frame = { x: (index: number) => index * 40 + 20, step: 40, left: 0, right: 400 };
const place = (...bands: [name: string, from: number, to: number][]) =>
  placeBands(
    bands.map(([name, from, to]) => ({ name, from, to })),
    openTime,
    frame,
  );

describe('bands', () => {
  it('extend from the left of their first candle to the right of their last', () => {
    expect(place(['Asia', 2, 4])).toEqual([
      { name: 'Asia', from: 2, left: 80, right: 200, row: 0, nameAt: 83 },
    ]);
  });

  it('put an overlapping name into the next row, and reuse a free row', () => {
    // A letter takes 7.4 and a name has 3 on either side: the first one ends at 3 + 11 * 7.4 + 6 =
    // 90, beyond the 80 of the second.
    const placed = place(['ten letters', 0, 0], ['b', 2, 2], ['c', 5, 5]);
    expect(placed.map(({ row }) => row)).toEqual([0, 1, 0]);
    expect(calculateHeadroom(placed)).toBe(36);
  });

  it('keep names inside the figure', () => {
    // 20 letters take 148, with both insets 154: the name begins 3 after 246, though its band
    // begins at 360.
    expect(place(['a'.repeat(20), 9, 9])[0]).toMatchObject({ left: 360, right: 400, nameAt: 249 });
  });

  it('need no headroom when empty', () => {
    expect(calculateHeadroom([])).toBe(0);
  });
});
