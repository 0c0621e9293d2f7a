import type { FigureFrame } from './figure-frame.ts';
import type { FigureZone } from './figure-zone.ts';

/** Position of a zone's label; `x` is its centre or its end, `y` its baseline. */
export type FigureLabel = {
  readonly zone: FigureZone;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'end';
};

// Letter sizes of narrow screens, the larger ones, so that labels overlap on no screen.
const letter = { width: 7.4, capitalWidth: 10.6, height: 15 } as const;
const gap = 3;
const frameRoom = 6;
const slopeRoom = 14;
/** Half a candle, the one that broke a level, and some room. */
const breakRoom = 8;

export type Box = { left: number; right: number; top: number; bottom: number };

/** Width of a text in the letter size of narrow screens. */
export function calculateLabelWidth(text: string): number {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return text.length * letter.width + capitals * (letter.capitalWidth - letter.width);
}

const hasOverlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

function listColumns({ shape, left, right, flip }: FigureZone, width: number): number[] {
  const middle = (left + right - width) / 2;
  if (shape === 'slope') return [middle];
  // A frame around few candles is narrower than its label: aligned to either side.
  if (shape === 'candles') return [middle, right - width, left];
  // Its end is where a candle closed beyond it: before it there is room more often.
  if (shape === 'line') return [middle, left, right - width, right - width - breakRoom];
  return [right - width - gap, (flip ?? left) + gap, middle];
}

function listRows({ top, bottom, shape, direction }: FigureZone): number[] {
  const above = top - gap - letter.height;
  const below = bottom + gap;
  // A mark may stand on the line's beginning: beyond it there is room for the name.
  if (shape === 'line')
    return direction === 'bullish'
      ? [above, above - letter.height, below]
      : [below, below + letter.height, above];
  if (shape === 'slope') {
    const middle = (top + bottom) / 2;
    return direction === 'bullish' ? [middle + slopeRoom] : [middle - slopeRoom - letter.height];
  }
  // Beyond the wicks of the candles, on the side the structure points away from.
  if (shape === 'candles')
    return direction === 'bullish'
      ? [below + frameRoom, above - frameRoom]
      : [above - frameRoom, below + frameRoom];
  return bottom - top >= letter.height
    ? [(top + bottom - letter.height) / 2, above, below]
    : [above, below];
}

/**
 * Places as many labels as fit without overlap, the first zones first; over none of `obstacles`, such
 * as the bodies of candles, where there is another place.
 */
export function placeFigureLabels(
  zones: readonly FigureZone[],
  frame: FigureFrame,
  obstacles: readonly Box[] = [],
): FigureLabel[] {
  const taken: Box[] = [];
  const labels: FigureLabel[] = [];
  for (const zone of zones) {
    const width = calculateLabelWidth(zone.label);
    if (width === 0) continue;
    const boxes = listRows(zone).flatMap((top) =>
      listColumns(zone, width).map((left) => ({
        left,
        right: left + width,
        top,
        bottom: top + letter.height,
      })),
    );
    const inside = boxes.filter(
      (box) =>
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom &&
        !taken.some((other) => hasOverlap(box, other)),
    );
    const free =
      inside.find((box) => !obstacles.some((other) => hasOverlap(box, other))) ?? inside[0];
    if (free === undefined) continue;
    taken.push(free);
    const isAtEnd = zone.shape === 'box' && free.right === zone.right - gap;
    labels.push({
      zone,
      x: isAtEnd ? free.right : (free.left + free.right) / 2,
      y: free.bottom - 4,
      anchor: isAtEnd ? 'end' : 'middle',
    });
  }
  return labels;
}
