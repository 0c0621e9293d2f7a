import type { FigureBand } from '@vela/contracts';
import type { FigureFrame } from './figure-frame.ts';
import { findCandleIndex } from './find-candle-index.ts';
import { calculateLabelWidth } from './figure-label.ts';

/** A band's edges, and the row from the top and x of its name. */
export type PlacedBand = Readonly<ReturnType<typeof placeBands>[number]>;

export const bandRowHeight = 18;

const inset = 3;

type Place = Pick<FigureFrame, 'x' | 'step' | 'right'> & { readonly left: number };

/** A name starts with its band, or further left to end in the figure, in the first free row. */
export function placeBands(
  bands: readonly FigureBand[],
  openTime: readonly number[],
  frame: Place,
) {
  const ends: number[] = [];
  return bands.map(({ name, from, to }) => {
    const left = Math.max(frame.left, frame.x(findCandleIndex(openTime, from)) - frame.step / 2);
    const right = frame.x(findCandleIndex(openTime, to)) + frame.step / 2;
    const width = calculateLabelWidth(name) + 2 * inset;
    const nameAt = Math.min(left, frame.right - width) + inset;
    const free = ends.findIndex((end) => end <= nameAt);
    const row = free < 0 ? ends.length : free;
    ends[row] = nameAt + width;
    return { name, from, left, right, row, nameAt };
  });
}

/** Height that the names of bands need above the candles. */
export function calculateHeadroom(placed: readonly PlacedBand[]): number {
  return bandRowHeight * Math.max(0, ...placed.map(({ row }) => row + 1));
}
