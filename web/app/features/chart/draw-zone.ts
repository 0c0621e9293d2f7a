import type { FindingPhase } from '@vela/contracts';
import { flippedColour } from '../../figures/zone-colour.ts';
import { type ChartColours, applyAlpha } from './chart-colours.ts';
import type { LabelWish } from './place-labels.ts';
import type { Zone } from './zone.ts';

/** A zone in the pane, in CSS px: confirmed at x `known`, acting from the other side at `flip`. */
export type PlacedZone = {
  zone: Zone;
  left: number;
  right: number;
  top: number;
  bottom: number;
  known: number;
  flip: number | undefined;
};

/** Context of drawing; `labels` collects the labels to be drawn after all shapes. */
export type Pen = {
  context: CanvasRenderingContext2D;
  colours: ChartColours;
  labels: LabelWish[];
  /** Of the pane, in CSS pixels. */
  width: number;
  height: number;
  /** Distance between candles, in CSS pixels. */
  spacing: number;
};

const fillAlpha = {
  fresh: 0.24,
  touched: 0.16,
  flipped: 0.1,
  spent: 0.06,
} as const satisfies Record<FindingPhase, number>;
/** Dashes of the edges: solid while the zone stands, dashed once flipped, dotted when spent. */
const edgeDash: Readonly<Record<FindingPhase, readonly number[]>> = {
  fresh: [],
  touched: [],
  flipped: [5, 4],
  spent: [1, 3],
};
const edgeAlpha = {
  fresh: 0.85,
  touched: 0.65,
  flipped: 0.75,
  spent: 0.25,
} as const satisfies Record<FindingPhase, number>;

function drawEdges(pen: Pen, placed: PlacedZone, from: number): void {
  pen.context.beginPath();
  pen.context.moveTo(from, placed.top);
  pen.context.lineTo(placed.right, placed.top);
  pen.context.moveTo(from, placed.bottom);
  pen.context.lineTo(placed.right, placed.bottom);
  pen.context.stroke();
}

/** A horizontal line at the top of the zone. */
function drawTopLine({ context }: Pen, { left, right, top }: PlacedZone, dash: number[]): void {
  context.setLineDash(dash);
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(right, top);
  context.stroke();
  context.setLineDash([]);
}

/** Far boxes of a colour as one faint fill: hundreds of overlaps take longest to paint. */
export function drawFaintBoxes(
  { context, colours, height }: Pen,
  boxes: readonly PlacedZone[],
): void {
  for (const colour of ['bullish', 'bearish', 'neutral'] as const) {
    const own = boxes.filter(({ zone }) => zone.colour === colour);
    if (own.length === 0) continue;
    context.fillStyle = applyAlpha(colours[colour], 0.1);
    for (const { left, right, top, bottom } of mergeRows(own, height))
      context.fillRect(left, top, right - left, bottom - top);
  }
}

type Row = { left: number; right: number; top: number; bottom: number };

/** Leftmost and rightmost x per pixel row of a pane this high; left > right where no box is. */
function measurePixelRows(
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
 * Merges standing boxes, all with the same right edge, into rows without overlap that cover the
 * same pixels of a pane this high. Takes one step for each pixel row of each box.
 */
export function mergeRows(boxes: readonly Row[], height: number): Row[] {
  const { lefts, rights } = measurePixelRows(boxes, height);
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

/** Hollow before its confirmation, then filled; after a flip the other side's colour and edge. */
export function drawBox(pen: Pen, placed: PlacedZone, lit: boolean): void {
  const { context, colours } = pen;
  const { zone, left, right, top, bottom } = placed;
  const height = Math.max(1, bottom - top);
  const own = colours[zone.colour];
  const known = Math.min(Math.max(placed.known, left), right);
  const flip = placed.flip === undefined ? right : Math.min(Math.max(placed.flip, known), right);
  const live = placed.flip === undefined ? own : colours[flippedColour[zone.colour]];
  context.fillStyle = applyAlpha(
    own,
    placed.flip === undefined ? fillAlpha[zone.phase] : fillAlpha.spent,
  );
  context.fillRect(known, top, flip - known, height);
  context.fillStyle = applyAlpha(live, fillAlpha[zone.phase]);
  context.fillRect(flip, top, right - flip, height);
  context.lineWidth = 1;
  drawHollow(pen, { ...placed, right: known }, own);
  context.setLineDash([...edgeDash[zone.phase]]);
  context.strokeStyle = applyAlpha(live, edgeAlpha[zone.phase]);
  drawEdges(pen, placed, placed.flip === undefined ? known : flip);
  context.setLineDash([]);
  if (lit) drawLitBox(pen, placed, live);
  // There is room after the last candle: the label of a standing zone is drawn there.
  const align = zone.openEnded ? 'right' : 'left';
  pen.labels.push({
    texts: zone.labels,
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

/** The part of a box before its confirmation: the outline only. */
function drawHollow(pen: Pen, placed: PlacedZone, colour: string): void {
  if (placed.right - placed.left < 1) return;
  const { context } = pen;
  context.strokeStyle = applyAlpha(colour, 0.45);
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
  context.fillStyle = applyAlpha(colour, 0.3);
  context.fillRect(left, top, right - left, height);
  context.lineWidth = 2;
  context.strokeStyle = colours.lit;
  context.strokeRect(left, top, right - left, height);
}

/** What is left of a line cut by the left edge of the pane needs this width to be named, in px. */
const leastNamedWidth = 160;

/** Whether too little of a swing's line is in view to be named: it began before the pane. */
function isStub({ zone, left, right }: PlacedZone): boolean {
  return zone.scale === 'swing' && left < 0 && right > 0 && right < leastNamedWidth;
}

/**
 * From the pivot to the candle that broke it: swing solid and thick, internal thin, dotted. One
 * that is cut to a stub goes on faintly at its price, and is named there.
 */
export function drawLine(pen: Pen, placed: PlacedZone, lit: boolean): void {
  const { context, colours } = pen;
  const swing = placed.zone.scale === 'swing';
  const colour = lit ? colours.lit : applyAlpha(colours[placed.zone.colour], swing ? 0.95 : 0.7);
  context.strokeStyle = colour;
  context.lineWidth = lit ? 2.5 : swing ? 1.75 : 1;
  drawTopLine(pen, placed, swing ? [] : [2, 3]);
  const right = isStub(placed) ? pen.width : placed.right;
  if (right > placed.right) {
    context.lineWidth = 1;
    drawTopLine(pen, { ...placed, left: placed.right, right }, [2, 4]);
  }
  pen.labels.push({
    texts: placed.zone.labels,
    colour: lit ? colours.lit : colours[placed.zone.colour],
    lit,
    align: 'middle',
    left: placed.left,
    right,
    top: placed.top,
    bottom: placed.top,
    aboveFirst: placed.zone.direction === 'bullish',
  });
}

/** A level that is valid until price passes it: a line of long dashes with its label at the end. */
export function drawLevel(pen: Pen, placed: PlacedZone, lit: boolean): void {
  const { context, colours } = pen;
  const { zone, left, right, top } = placed;
  const colour = lit
    ? colours.lit
    : applyAlpha(colours[zone.colour], zone.faint ? 0.3 : edgeAlpha[zone.phase]);
  context.strokeStyle = colour;
  context.lineWidth = lit ? 2.5 : 1;
  drawTopLine(pen, placed, [7, 4]);
  if (zone.faint && !lit) return;
  const align = zone.openEnded ? 'right' : 'left';
  pen.labels.push({
    texts: zone.labels,
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

/** Candle distance in CSS pixels from which patterns are labelled; below it the tooltip does. */
const minSpacingForNames = 9;

/** A triangle above or below a candle, with its label; hollow for a swing broken by a close. */
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
  context.strokeStyle = lit ? colours.lit : applyAlpha(colours[placed.zone.colour], 0.65);
  context.fillStyle = lit ? colours.lit : applyAlpha(colours[placed.zone.colour], 0.65);
  context.stroke();
  if (placed.zone.phase !== 'spent' || lit) context.fill();
  labelMark(pen, placed, { lit, reach: 4 + size * 1.5 });
}

/** Labels a triangle; `reach` is its distance from the candle, in CSS pixels. */
function labelMark(
  { labels, colours, spacing }: Pen,
  { zone, left, top, bottom }: PlacedZone,
  { lit, reach }: { readonly lit: boolean; readonly reach: number },
): void {
  // Names are longer than abbreviations: between close candles they would cover what they name.
  if (zone.group === 'patterns' && !lit && spacing < minSpacingForNames) return;
  const isHigh = zone.direction === 'bearish';
  const y = isHigh ? top - reach : bottom + reach;
  const around = { left: left - 1, right: left + 1, top: y, bottom: y };
  labels.push({
    texts: zone.labels,
    colour: colours[zone.colour],
    lit,
    align: 'middle',
    ...around,
    aboveFirst: isHigh,
  });
}
