/** A label to be placed, with the edges of its drawing in the pane, in CSS pixels. */
export type LabelWish = {
  text: string;
  colour: string;
  lit: boolean;
  /** Preferred horizontal place along the drawing. */
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

function listColumns(wish: LabelWish, width: number, paneWidth: number): number[] {
  const left = Math.max(wish.left, gap);
  const right = Math.min(wish.right, paneWidth - gap);
  // A label must not lie beside a drawing that is almost outside the pane.
  if (right - left < width && !wish.lit)
    return wish.left < 0 || wish.right > paneWidth ? [] : [(left + right - width) / 2];
  const start = left + gap;
  const end = right - width - gap;
  const middle = (left + right - width) / 2;
  if (wish.align === 'right') return [end, end - width - 2 * gap];
  return wish.align === 'left' ? [start, middle] : [middle, start, end];
}

function listRows({ top, bottom, aboveFirst }: LabelWish): number[] {
  const above = top - plateHeight - gap;
  const below = bottom + gap;
  if (bottom - top >= plateHeight + gap)
    return [top + gap, bottom - plateHeight - gap, above, below];
  return aboveFirst ? [above, below] : [below, above];
}

function hasOverlap(one: PlacedLabel, other: PlacedLabel): boolean {
  return (
    one.left < other.left + other.width + gap &&
    other.left < one.left + one.width + gap &&
    Math.abs(one.top - other.top) < plateHeight + 1
  );
}

/** First place in the pane over no other label; a lit label gets one even when none is free. */
function findFreePlace(
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
  const places = listColumns(wish, width, size.width).flatMap((left) =>
    listRows(wish).map((top) => within(left, top)),
  );
  const free = places.find((place) => !placed.some((other) => hasOverlap(place, other)));
  return free ?? (wish.lit ? places[0] : undefined);
}

export type PaneSize = { width: number; height: number };

/**
 * Places as many labels as fit without overlap: lit ones, then by distance from `near`, the y of
 * the last price. Without a free place, or for a drawing out of the pane's height, none.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  pane: { size: PaneSize; near: number },
  measureWidth: (wish: LabelWish) => number,
): PlacedLabel[] {
  const distance = (wish: LabelWish): number =>
    Math.max(0, wish.top - pane.near, pane.near - wish.bottom);
  const rank = (wish: LabelWish): number => (wish.lit ? -1 : distance(wish));
  const placed: PlacedLabel[] = [];
  for (const wish of wishes.toSorted((a, b) => rank(a) - rank(b))) {
    if (wish.text === '' || wish.bottom < 0 || wish.top > pane.size.height) continue;
    const found = findFreePlace(wish, measureWidth(wish), { placed, size: pane.size });
    if (found !== undefined) placed.push(found);
  }
  return placed;
}
