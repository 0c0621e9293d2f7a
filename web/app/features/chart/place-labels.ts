/** Words that belong to a drawing which lies between these edges of the pane, in CSS pixels. */
export type LabelWish = {
  text: string;
  colour: string;
  lit: boolean;
  /** Where along the drawing the words belong. */
  align: 'left' | 'middle' | 'right';
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** A level is labelled on the side from which price broke it. */
  aboveFirst: boolean;
};

/** A label with the plate it is written on. */
export type PlacedLabel = { wish: LabelWish; left: number; top: number; width: number };

export const plateHeight = 14;
const gap = 2;

function columnsOf(wish: LabelWish, width: number, paneWidth: number): number[] {
  const left = Math.max(wish.left, gap);
  const right = Math.min(wish.right, paneWidth - gap);
  // A drawing that barely reaches into the pane would leave its words beside it.
  if (right - left < width && !wish.lit)
    return wish.left < 0 || wish.right > paneWidth ? [] : [(left + right - width) / 2];
  const start = left + gap;
  const end = right - width - gap;
  const middle = (left + right - width) / 2;
  if (wish.align === 'right') return [end, end - width - 2 * gap];
  return wish.align === 'left' ? [start, middle] : [middle, start, end];
}

function rowsOf({ top, bottom, aboveFirst }: LabelWish): number[] {
  const above = top - plateHeight - gap;
  const below = bottom + gap;
  if (bottom - top >= plateHeight + gap)
    return [top + gap, bottom - plateHeight - gap, above, below];
  return aboveFirst ? [above, below] : [below, above];
}

function collides(one: PlacedLabel, other: PlacedLabel): boolean {
  return (
    one.left < other.left + other.width + gap &&
    other.left < one.left + one.width + gap &&
    Math.abs(one.top - other.top) < plateHeight + 1
  );
}

/** First free place for one label: whole within the pane and over no other. What is lit is written even when all places are taken. */
function placeOne(
  wish: LabelWish,
  width: number,
  taken: { placed: readonly PlacedLabel[]; size: PaneSize },
): PlacedLabel | undefined {
  const { placed, size } = taken;
  const within = (left: number, top: number): PlacedLabel => ({
    wish,
    left: Math.min(Math.max(gap, left), size.width - width - gap),
    top: Math.min(Math.max(gap, top), size.height - plateHeight - gap),
    width,
  });
  const places = columnsOf(wish, width, size.width).flatMap((left) =>
    rowsOf(wish).map((top) => within(left, top)),
  );
  const free = places.find((place) => !placed.some((other) => collides(place, other)));
  return free ?? (wish.lit ? places[0] : undefined);
}

export type PaneSize = { width: number; height: number };

/**
 * Finds places for as many labels as fit without touching: what is lit first, then what lies nearest to `near`, the height of the last
 * price. A label without a free place is left out, as is one whose drawing lies above or below the pane.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  pane: { size: PaneSize; near: number },
  widthOf: (wish: LabelWish) => number,
): PlacedLabel[] {
  const distance = (wish: LabelWish): number =>
    Math.max(0, wish.top - pane.near, pane.near - wish.bottom);
  const rank = (wish: LabelWish): number => (wish.lit ? -1 : distance(wish));
  const placed: PlacedLabel[] = [];
  for (const wish of wishes.toSorted((a, b) => rank(a) - rank(b))) {
    if (wish.text === '' || wish.bottom < 0 || wish.top > pane.size.height) continue;
    const found = placeOne(wish, widthOf(wish), { placed, size: pane.size });
    if (found !== undefined) placed.push(found);
  }
  return placed;
}
