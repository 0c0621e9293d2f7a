import type { FindingPhase } from '@vela/contracts';
import { type ChartColours, withAlpha } from './chart-colours.ts';
import type { LabelWish } from './place-labels.ts';
import type { Zone } from './zone.ts';

/** Where a zone lies in the pane, in CSS pixels; it was known from `known` on, and from `flip` on it acts from the other side. */
export type PlacedZone = {
  zone: Zone;
  left: number;
  right: number;
  top: number;
  bottom: number;
  known: number;
  flip: number | undefined;
};

/** What drawing needs beside the zone; `labels` collects the words to be written once everything is drawn. */
export type Pen = {
  context: CanvasRenderingContext2D;
  colours: ChartColours;
  labels: LabelWish[];
  /** Of the pane, in CSS pixels. */
  width: number;
  height: number;
  /** From one candle to the next, in CSS pixels. */
  spacing: number;
};

const fillAlpha = {
  fresh: 0.2,
  touched: 0.11,
  flipped: 0.07,
  spent: 0.05,
} as const satisfies Record<FindingPhase, number>;
/** Edges of a phase beside its colour: whole while it stands, dashed once it acts from the other side, dotted when its time is over. */
const edgeDash: Readonly<Record<FindingPhase, readonly number[]>> = {
  fresh: [],
  touched: [],
  flipped: [5, 4],
  spent: [1, 3],
};
const edgeAlpha = {
  fresh: 0.85,
  touched: 0.5,
  flipped: 0.75,
  spent: 0.25,
} as const satisfies Record<FindingPhase, number>;

function colourOf(zone: Zone, colours: ChartColours): string {
  if (zone.direction === 'neutral') return colours.text;
  return zone.direction === 'bullish' ? colours.bullish : colours.bearish;
}

function oppositeColourOf(zone: Zone, colours: ChartColours): string {
  if (zone.direction === 'neutral') return colours.text;
  return zone.direction === 'bullish' ? colours.bearish : colours.bullish;
}

function drawEdges(pen: Pen, placed: PlacedZone, from: number): void {
  pen.context.beginPath();
  pen.context.moveTo(from, placed.top);
  pen.context.lineTo(placed.right, placed.top);
  pen.context.moveTo(from, placed.bottom);
  pen.context.lineTo(placed.right, placed.bottom);
  pen.context.stroke();
}

/**
 * Standing boxes far from price: there, but not in the way. All of a direction in one stroke, where they overlap no darker than where they
 * do not: hundreds of wide boxes one over the other take longer to paint than everything else.
 */
export function drawFaintBoxes(
  { context, colours, height }: Pen,
  boxes: readonly PlacedZone[],
): void {
  for (const direction of ['bullish', 'bearish', 'neutral'] as const) {
    const own = boxes.filter(({ zone }) => zone.direction === direction);
    const [first] = own;
    if (first === undefined) continue;
    context.fillStyle = withAlpha(colourOf(first.zone, colours), 0.1);
    for (const { left, right, top, bottom } of mergeRows(own, height))
      context.fillRect(left, top, right - left, bottom - top);
  }
}

type Row = { left: number; right: number; top: number; bottom: number };

/** How far to the left and to the right the boxes reach in each row of pixels of a pane of this height; left is beyond right where none is. */
function reachOfPixels(
  boxes: readonly Row[],
  height: number,
): { lefts: Float64Array; rights: Float64Array } {
  const pixels = Math.max(0, Math.ceil(height));
  const lefts = new Float64Array(pixels).fill(Number.POSITIVE_INFINITY);
  const rights = new Float64Array(pixels).fill(Number.NEGATIVE_INFINITY);
  for (const { left, right, top, bottom } of boxes) {
    const first = Math.round(top);
    const end = Math.min(pixels, Math.max(first + 1, Math.round(bottom)));
    for (let y = Math.max(0, first); y < end; y += 1) {
      lefts[y] = Math.min(lefts[y] ?? left, left);
      rights[y] = Math.max(rights[y] ?? right, right);
    }
  }
  return { lefts, rights };
}

/**
 * Cuts boxes that all stand, and so reach to the same right edge, into rows that do not overlap: one for each stretch of heights (in whole
 * pixels) that they cover equally far to the left. Together they cover what the boxes cover within a pane of this height, in one look at
 * each pixel of each box.
 */
export function mergeRows(boxes: readonly Row[], height: number): Row[] {
  const { lefts, rights } = reachOfPixels(boxes, height);
  const rows: Row[] = [];
  for (const [y, left] of lefts.entries()) {
    const right = rights[y] ?? left;
    if (left > right) continue;
    const above = rows.at(-1);
    if (above?.bottom === y && above.left === left && above.right === right) above.bottom = y + 1;
    else rows.push({ left, right, top: y, bottom: y + 1 });
  }
  return rows;
}

/**
 * A box: hollow while it was not known yet, filled from then on. After its flip it goes on in the other side's colour, with the edge of its
 * phase.
 */
export function drawBox(pen: Pen, placed: PlacedZone, lit: boolean): void {
  const { context, colours } = pen;
  const { zone, left, right, top, bottom } = placed;
  const height = Math.max(1, bottom - top);
  const own = colourOf(zone, colours);
  const known = Math.min(Math.max(placed.known, left), right);
  const flip = placed.flip === undefined ? right : Math.min(Math.max(placed.flip, known), right);
  const live = placed.flip === undefined ? own : oppositeColourOf(zone, colours);
  context.fillStyle = withAlpha(
    own,
    placed.flip === undefined ? fillAlpha[zone.phase] : fillAlpha.spent,
  );
  context.fillRect(known, top, flip - known, height);
  context.fillStyle = withAlpha(live, fillAlpha[zone.phase]);
  context.fillRect(flip, top, right - flip, height);
  context.lineWidth = 1;
  drawHollow(pen, { ...placed, right: known }, own);
  context.setLineDash([...edgeDash[zone.phase]]);
  context.strokeStyle = withAlpha(live, edgeAlpha[zone.phase]);
  drawEdges(pen, placed, placed.flip === undefined ? known : flip);
  context.setLineDash([]);
  if (lit) drawLitBox(pen, placed, live);
  // Beyond the last candle there is room: the label of a standing zone is written there.
  const align = zone.openEnded ? 'right' : 'left';
  pen.labels.push({
    text: zone.label,
    colour: live,
    lit,
    align,
    left,
    right,
    top,
    bottom,
    aboveFirst: false,
  });
}

/** The stretch in which a box was not known yet: its outline only. */
function drawHollow(pen: Pen, placed: PlacedZone, colour: string): void {
  if (placed.right - placed.left < 1) return;
  const { context } = pen;
  context.strokeStyle = withAlpha(colour, 0.45);
  context.setLineDash([2, 2]);
  drawEdges(pen, placed, placed.left);
  context.beginPath();
  context.moveTo(placed.left, placed.top);
  context.lineTo(placed.left, placed.bottom);
  context.stroke();
}

function drawLitBox(
  { context, colours }: Pen,
  { left, right, top, bottom }: PlacedZone,
  colour: string,
): void {
  const height = Math.max(1, bottom - top);
  context.fillStyle = withAlpha(colour, 0.3);
  context.fillRect(left, top, right - left, height);
  context.lineWidth = 2;
  context.strokeStyle = colours.lit;
  context.strokeRect(left, top, right - left, height);
}

/** A line from the pivot to the candle that broke it. The swing scale is solid and thicker, the internal scale thin and dotted. */
export function drawLine(pen: Pen, placed: PlacedZone, lit: boolean): void {
  const { context, colours } = pen;
  const swing = placed.zone.scale === 'swing';
  const colour = lit ? colours.lit : withAlpha(colourOf(placed.zone, colours), swing ? 0.95 : 0.7);
  context.strokeStyle = colour;
  context.lineWidth = lit ? 2.5 : swing ? 1.75 : 1;
  context.setLineDash(swing ? [] : [2, 3]);
  context.beginPath();
  context.moveTo(placed.left, placed.top);
  context.lineTo(placed.right, placed.top);
  context.stroke();
  context.setLineDash([]);
  pen.labels.push({
    text: placed.zone.label,
    colour: lit ? colours.lit : colourOf(placed.zone, colours),
    lit,
    align: 'middle',
    left: placed.left,
    right: placed.right,
    top: placed.top,
    bottom: placed.top,
    aboveFirst: placed.zone.direction === 'bullish',
  });
}

/** A price that counts until it is passed: drawn on, in long dashes, with its name at the end. */
export function drawLevel(pen: Pen, placed: PlacedZone, lit: boolean): void {
  const { context, colours } = pen;
  const { zone, left, right, top } = placed;
  const colour = lit
    ? colours.lit
    : withAlpha(colourOf(zone, colours), zone.faint ? 0.3 : edgeAlpha[zone.phase]);
  context.strokeStyle = colour;
  context.lineWidth = lit ? 2.5 : 1;
  context.setLineDash([7, 4]);
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(right, top);
  context.stroke();
  context.setLineDash([]);
  if (zone.faint && !lit) return;
  const align = zone.openEnded ? 'right' : 'left';
  pen.labels.push({
    text: zone.label,
    colour,
    lit,
    align,
    left,
    right,
    top,
    bottom: top,
    aboveFirst: zone.direction === 'bearish',
  });
}

/** Patterns are named on the chart from this spacing of candles on, in CSS pixels; below it the tooltip names them. */
const roomForNames = 9;

/** A small triangle beyond a candle, with its name; that of a swing is hollow once a close has broken it. */
export function drawMark(pen: Pen, placed: PlacedZone, lit: boolean): void {
  const { context, colours } = pen;
  const size = (placed.zone.scale === 'swing' ? 5 : 2.5) + (lit ? 2 : 0);
  const high = placed.zone.direction === 'bearish';
  const tip = high ? placed.top - 4 : placed.bottom + 4;
  const base = high ? tip - size * 1.5 : tip + size * 1.5;
  context.beginPath();
  context.moveTo(placed.left, tip);
  context.lineTo(placed.left - size, base);
  context.lineTo(placed.left + size, base);
  context.closePath();
  context.lineWidth = lit ? 2 : 1;
  context.strokeStyle = lit ? colours.lit : withAlpha(colours.text, 0.65);
  context.fillStyle = lit ? colours.lit : withAlpha(colours.text, 0.65);
  context.stroke();
  if (placed.zone.phase !== 'spent' || lit) context.fill();
  labelMark(pen, placed, { lit, reach: 4 + size * 1.5 });
}

/** Words beyond a triangle that reaches so far from the candle, on its side of it. */
function labelMark(
  { labels, colours, spacing }: Pen,
  { zone, left, top, bottom }: PlacedZone,
  { lit, reach }: MarkLook,
): void {
  // Names are longer than abbreviations: where candles stand close together they would lie over what they name.
  if (zone.group === 'patterns' && !lit && spacing < roomForNames) return;
  const isHigh = zone.direction === 'bearish';
  const y = isHigh ? top - reach : bottom + reach;
  const around = { left: left - 1, right: left + 1, top: y, bottom: y };
  labels.push({
    text: zone.label,
    colour: colours.text,
    lit,
    align: 'middle',
    ...around,
    aboveFirst: isHigh,
  });
}

type MarkLook = { readonly lit: boolean; readonly reach: number };
