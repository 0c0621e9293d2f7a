/** A label to be placed, with the edges of its drawing in the pane, in CSS pixels. */
export type LabelWish = {
  /** Texts to choose from, the longest first. */
  texts: readonly string[];
  colour: string;
  lit: boolean;
  /** Preferred place along the drawing; one in the middle may be wider than what it names. */
  align: 'left' | 'middle' | 'right';
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** A level is labelled on the side from which price broke it. */
  aboveFirst: boolean;
};

/** A label with the plate it is written on. */
export type PlacedLabel = {
  wish: LabelWish;
  /** One line, or the name and below it the prices. */
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** The part of a pane that a plate covers. */
export type Plate = Pick<PlacedLabel, 'left' | 'top' | 'width' | 'height'>;

export type PaneSize = { width: number; height: number };

/** A pane to place labels in. */
export type LabelPane = {
  readonly size: PaneSize;
  /** The y of the last price: labels near it are placed first. */
  readonly near: number;
  /** Whether a plate covers what must be seen: the body of a candle, the mark of the library. */
  readonly isTaken: (plate: Plate) => boolean;
};

export const plateHeight = 12;
/** From one line of a label to the next. */
export const lineHeight = 11;
const gap = 2;

/** How many labels a pane has room for: on a phone beside an answer three or four. */
function countLabelRoom({ width, height }: PaneSize): number {
  if (width >= 480 && height >= 340) return Number.POSITIVE_INFINITY;
  if (height >= 290) return 6;
  return height < 200 ? 3 : 4;
}

/** The name above its prices: narrower than both in one line. Undefined without prices. */
function stackText(text: string): string | undefined {
  const stacked = joinPrices(text).replace(/ (?=[\d.,–]*\d(?:, .*)?$)/, '\n');
  return stacked === text ? undefined : stacked;
}

/** Texts to try, the longest first: with the prices in a line, below the name, the name alone. */
function listTexts({ texts, lit }: LabelWish, few: boolean): readonly string[] {
  const name = texts.slice(-1);
  if (!few && !lit) return name;
  const stacked = stackText(texts.at(-2) ?? '');
  return [...texts.slice(0, -1), ...(stacked === undefined ? [] : [stacked]), ...name];
}

function calculatePlateHeight(text: string): number {
  return plateHeight + (text.includes('\n') ? lineHeight : 0);
}
/** With so few labels a place is searched along the whole drawing. */
const maxSearched = 12;
const searchStep = 24;

/** Left edges to try along the drawing, the preferred one first. */
function listColumns(
  wish: LabelWish,
  width: number,
  pane: { width: number; few: boolean; loose: boolean },
): readonly number[] {
  const left = Math.max(wish.left, gap);
  const right = Math.min(wish.right, pane.width - gap);
  if (right - left < width) {
    // A label must not lie beside a drawing that is almost outside the pane.
    const isCut = wish.left < 0 || wish.right > pane.width;
    const isNarrow = isCut || wish.align !== 'middle';
    return isNarrow && !pane.loose ? [] : [(left + right - width) / 2];
  }
  const start = left + gap;
  const end = right - width - gap;
  const middle = (left + right - width) / 2;
  const usual = { right: [end, middle], left: [start, middle], middle: [middle, start, end] };
  if (!pane.few || end <= start) return usual[wish.align];
  const along = Array.from(
    { length: Math.ceil((end - start) / searchStep) },
    (_, step) => end - step * searchStep,
  );
  return [...usual[wish.align], ...(wish.align === 'left' ? along.toReversed() : along)];
}

/** A plate this much higher than its drawing still stands in the middle of it; of two lines, less. */
const mostOverhang = { line: 6, lines: 2 } as const;

/** Top edges to try: in the drawing where it is high enough, else at its edges. */
function listRows({ top, bottom, aboveFirst }: LabelWish, height: number): number[] {
  const above = top - height - gap;
  const below = bottom + gap;
  const isNarrow = bottom - top < height + gap;
  const isStacked = height > plateHeight;
  const overhang = isStacked ? mostOverhang.lines : mostOverhang.line;
  if (isNarrow && bottom - top >= height - overhang)
    return [(top + bottom - height) / 2, above, below];
  // Two lines beside a box would stand in the next one: its name alone is enough.
  if (isNarrow && isStacked && bottom > top) return [];
  if (!isNarrow)
    return [top + gap, bottom - height - gap, (top + bottom - height) / 2, above, below];
  return aboveFirst ? [above, below] : [below, above];
}

function hasOverlap(one: PlacedLabel, other: PlacedLabel): boolean {
  return (
    one.left < other.left + other.width + gap &&
    other.left < one.left + one.width + gap &&
    one.top < other.top + other.height + gap &&
    other.top < one.top + one.height + gap
  );
}

/**
 * Whether a plate is in the pane and touches the band of its drawing; one that an edge of the pane
 * cuts bears its name inside, or none.
 */
function isInBand({ wish, left, top, width, height }: PlacedLabel, size: PaneSize): boolean {
  const isCut = wish.bottom > wish.top && (wish.top < 0 || wish.bottom > size.height);
  if (isCut && (top < wish.top || top + height > wish.bottom)) return false;
  return (
    left >= 0 &&
    left + width <= size.width &&
    top >= 0 &&
    top + height <= size.height &&
    top + height + gap >= wish.top &&
    top - gap <= wish.bottom
  );
}

/** Lower drawings are lines: a plate beside one is not taken for its name. */
const leastArea = 4;
const leastCover = 3;

function isInOwn({ wish, top, height }: PlacedLabel): boolean {
  return top >= wish.top && top + height <= wish.bottom;
}

/** Whether a plate lies on another drawing than its own: outside its own it would name that one. */
function isOnOther(placed: PlacedLabel, wishes: readonly LabelWish[]): boolean {
  const { wish, left, top, width, height } = placed;
  return wishes.some((other) => {
    const isArea = other !== wish && other.bottom - other.top >= leastArea;
    const isBeside = left < other.right && other.left < left + width;
    const covered = Math.min(top + height, other.bottom) - Math.max(top, other.top);
    return isArea && isBeside && covered > leastCover;
  });
}

const clamp = (value: number, most: number): number => Math.min(Math.max(gap, value), most);

type Search = {
  /** All drawings with labels: a label may lie on none but its own. */
  readonly wishes: readonly LabelWish[];
  /** A label may be wider than its drawing, and on others. */
  readonly loose: boolean;
  readonly placed: readonly PlacedLabel[];
  readonly pane: LabelPane;
  readonly few: boolean;
  readonly measureWidth: (wish: LabelWish, text: string) => number;
};

/** First place of the longest text that fits: over no other drawing, label or candle body. */
function findFreePlace(
  wish: LabelWish,
  { wishes, placed, pane, few, loose, measureWidth }: Search,
): PlacedLabel | undefined {
  const { size } = pane;
  for (const text of listTexts(wish, few)) {
    const width = measureWidth(wish, text);
    const height = calculatePlateHeight(text);
    for (const column of listColumns(wish, width, { width: size.width, few, loose })) {
      const left = clamp(column, size.width - width - gap);
      const free = listRows(wish, height)
        .map((row) => ({
          wish,
          text,
          left,
          top: clamp(row, size.height - height - gap),
          width,
          height,
        }))
        .filter(
          (place) =>
            isInBand(place, size) &&
            !placed.some((other) => hasOverlap(place, other)) &&
            !pane.isTaken(place),
        );
      const found =
        free.find((place) => !isOnOther(place, wishes)) ??
        free.find((place) => loose || isInOwn(place));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

type MeasureWidth = Search['measureWidth'];

function placeWishes(
  wishes: readonly LabelWish[],
  pane: LabelPane,
  measureWidth: MeasureWidth,
): PlacedLabel[] {
  const few = wishes.length <= maxSearched;
  const room = countLabelRoom(pane.size);
  const distance = (wish: LabelWish): number =>
    Math.max(0, wish.top - pane.near, pane.near - wish.bottom);
  const rank = (wish: LabelWish): number => (wish.lit ? -1 : distance(wish));
  const placed: PlacedLabel[] = [];
  for (const wish of wishes.toSorted((a, b) => rank(a) - rank(b))) {
    if (placed.length >= room && !wish.lit) break;
    if (wish.texts.every((text) => text === '')) continue;
    if (wish.bottom < 0 || wish.top > pane.size.height) continue;
    const search = { wishes, placed, pane, few, loose: false, measureWidth };
    // What is pointed at is always named.
    const found =
      findFreePlace(wish, search) ??
      (wish.lit ? findFreePlace(wish, { ...search, loose: true }) : undefined);
    if (found !== undefined) placed.push(found);
  }
  return placed;
}

/** Texts of a label that ends with its state, the state left out. */
const withoutState = (wish: LabelWish): LabelWish =>
  wish.texts.length > 2 && !wish.lit ? { ...wish, texts: wish.texts.slice(1) } : wish;

/** The two prices that a text ends with, but for its state, joined by a dash. */
const joinPrices = (text: string): string =>
  text.replace(/(\d) [^\d\s]+ (?=[\d.,]*\d(?:, .*)?$)/, '$1–');

/** Texts with a dash between the prices, which takes less room than a word. */
const withDash = (wish: LabelWish): LabelWish => ({
  ...wish,
  texts: wish.texts.map(joinPrices),
});

/** How many labels tell their prices in the line of their name. */
const countPricesInLine = (labels: readonly PlacedLabel[]): number =>
  labels.filter(({ text }) => /^[^\n]*\d(?:, [^\n]*)?$/.test(text)).length;

/**
 * Places as many labels as fit without overlap, over no candle body and on no other drawing: lit
 * ones, then by distance from the last price. Without a free place, or for a drawing out of the
 * pane's height, none. States are told of all that have one or of none, and prices have dashes
 * between them where more labels tell theirs by it, so that labels have one form.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  pane: LabelPane,
  measureWidth: MeasureWidth,
): PlacedLabel[] {
  const placed = placeWishes(wishes, pane, measureWidth);
  const withState = placed.filter(({ wish }) => wish.texts.length > 2 && !wish.lit);
  const whole = withState.filter(({ wish, text }) => text === wish.texts[0]).length;
  const plain = wishes.map(withoutState);
  const even =
    whole === 0 || whole === withState.length ? placed : placeWishes(plain, pane, measureWidth);
  if (countPricesInLine(even) === even.length) return even;
  const dashed = placeWishes(plain.map(withDash), pane, measureWidth);
  return countPricesInLine(dashed) > countPricesInLine(even) ? dashed : even;
}
