import type { FigureBand } from '@vela/contracts';
import { candleAt, type FigureFrame } from './figure-frame.ts';
import { labelWidth } from './figure-label.ts';

/** A band where it lies: from `left` to `right`, its name in the row `row` from above, beginning at `nameAt`. */
export type PlacedBand = {
  readonly name: string;
  readonly from: number;
  readonly left: number;
  readonly right: number;
  readonly row: number;
  readonly nameAt: number;
};

export const bandRowHeight = 18;

/** How far a name stands from the edge of its band. */
const inset = 3;

type Place = Pick<FigureFrame, 'x' | 'step' | 'left' | 'right'>;

/**
 * Lays bands on the candles. A name begins with its band, or as far left of that as it must to end within the picture, in the first row
 * in which it touches no name before it: names are longer than the bands are wide.
 */
export function placeBands(
  bands: readonly FigureBand[],
  openTime: readonly number[],
  frame: Place,
): PlacedBand[] {
  const ends: number[] = [];
  return bands.map(({ name, from, to }) => {
    const left = Math.max(frame.left, frame.x(candleAt(openTime, from)) - frame.step / 2);
    const right = frame.x(candleAt(openTime, to)) + frame.step / 2;
    const width = labelWidth(name) + 2 * inset;
    const nameAt = Math.min(left, frame.right - width) + inset;
    const free = ends.findIndex((end) => end <= nameAt);
    const row = free < 0 ? ends.length : free;
    ends[row] = nameAt + width;
    return { name, from, left, right, row, nameAt };
  });
}

/** The height that the names of bands need above the candles. */
export function headroomOf(placed: readonly PlacedBand[]): number {
  return bandRowHeight * Math.max(0, ...placed.map(({ row }) => row + 1));
}
