import type { AutoscaleInfo, IChartApiBase, PrimitiveHoveredItem } from 'lightweight-charts';
import { toLogical } from './candle-points.ts';
import type { ChartColours } from './chart-colours.ts';
import {
  drawBox,
  drawFaintBoxes,
  drawLevel,
  drawLine,
  drawMark,
  type Pen,
  type PlacedZone,
} from './draw-zone.ts';
import { drawLabels } from './draw-labels.ts';
import { hitZones } from './hit-zone.ts';
import { PanePrimitive, type PaneSize } from './pane-primitive.ts';
import type { LabelWish } from './place-labels.ts';
import type { Zone } from './zone.ts';

const drawShape = {
  box: drawBox,
  level: drawLevel,
  line: drawLine,
  mark: drawMark,
} as const satisfies Record<Zone['shape'], unknown>;
const shapeOrder = ['box', 'level', 'line', 'mark'] as const;

const isFaintBox = ({ zone }: PlacedZone): boolean => zone.shape === 'box' && zone.faint;

function drawAll(pen: Pen, placed: readonly PlacedZone[], lit: boolean): void {
  drawFaintBoxes(pen, placed.filter(isFaintBox));
  for (const shape of shapeOrder) {
    for (const one of placed)
      if (one.zone.shape === shape && !isFaintBox(one)) drawShape[shape](pen, one, lit);
  }
}

type Across = { readonly spacing: number; readonly xOf: (index: number) => number };

/** Where candles lie across the pane: asked for once a frame, not once a zone. */
function acrossOf(chart: IChartApiBase, before: number): Across | undefined {
  const first = chart.timeScale().logicalToCoordinate(toLogical(0));
  const second = chart.timeScale().logicalToCoordinate(toLogical(1));
  if (first === null || second === null) return undefined;
  return { spacing: second - first, xOf: (index) => first + (index - before) * (second - first) };
}

/** One primitive that draws every zone: five hundred primitives of one zone each do not keep sixty frames a second. */
export class ZonesPrimitive extends PanePrimitive {
  #zones: readonly Zone[] = [];
  #lit: ReadonlySet<string> = new Set();
  #litZones: readonly Zone[] = [];
  #colours: ChartColours;
  #placed: PlacedZone[] = [];
  #hit:
    | { among: readonly PlacedZone[]; x: number; y: number; found: readonly string[] }
    | undefined;
  #labels: LabelWish[] = [];
  #price = 0;
  /** Height at the foot of the pane that is left to other words, in CSS pixels. */
  #foot = 0;
  /** Candles before the first one that the library has: indices of zones count them, its own do not. */
  #before = 0;

  constructor(colours: ChartColours) {
    super();
    this.#colours = colours;
  }

  protected drawBehind(context: CanvasRenderingContext2D, { width, height }: PaneSize): void {
    this.#labels = [];
    this.#draw({ context, colours: this.#colours, labels: this.#labels, width, height });
  }

  /** Above the candles, which would strike the words through. */
  protected drawAbove(context: CanvasRenderingContext2D, { width, height }: PaneSize): void {
    const near = this.attachment?.series.priceToCoordinate(this.#price) ?? 0;
    drawLabels(
      { context, colours: this.#colours, size: { width, height: height - this.#foot }, near },
      this.#labels,
    );
  }

  hitTest(x: number, y: number): PrimitiveHoveredItem | null {
    const [hit] = this.findAt(x, y);
    return hit === undefined ? null : { externalId: hit, zOrder: 'bottom', cursorStyle: 'pointer' };
  }

  /** Ids of the findings drawn under a point of the pane: marks and lines before boxes, small boxes before large ones. */
  findAt(x: number, y: number): readonly string[] {
    // The library asks for the same place again with every series that changes.
    const last = this.#hit;
    if (last?.among === this.#placed && last.x === x && last.y === y) return last.found;
    const found = hitZones(this.#placed, x, y);
    this.#hit = { among: this.#placed, x, y, found };
    return found;
  }

  show(zones: readonly Zone[], lit: ReadonlySet<string>): void {
    this.#zones = zones;
    this.#lit = lit;
    this.#litZones = lit.size === 0 ? [] : zones.filter((zone) => lit.has(zone.id));
    this.redraw();
  }

  /** How many candles there are before the first one that the library has. */
  setBefore(before: number): void {
    this.#before = before;
  }

  /** Leaves so much of the foot of the pane to other words, in CSS pixels. */
  setFoot(height: number): void {
    this.#foot = height;
  }

  /** The price whose neighbourhood is labelled first. */
  setPrice(price: number): void {
    this.#price = price;
  }

  /** Widens the price scale so that what is lit can be seen. */
  autoscaleInfo(): AutoscaleInfo | null {
    const lit = this.#litZones;
    if (lit.length === 0) return null;
    const minValue = Math.min(...lit.map((zone) => zone.bottom));
    return { priceRange: { minValue, maxValue: Math.max(...lit.map((zone) => zone.top)) } };
  }

  paint(colours: ChartColours): void {
    this.#colours = colours;
    this.redraw();
  }

  #draw(paper: Omit<Pen, 'spacing'>): void {
    const range = this.attachment?.chart.timeScale().getVisibleLogicalRange();
    if (range === null || range === undefined) return;
    const [from, to] = [range.from + this.#before, range.to + this.#before];
    const inView = this.#zones.filter(
      (zone) => (zone.openEnded || zone.to >= from - 1) && zone.from <= to + 1,
    );
    const across = this.attachment && acrossOf(this.attachment.chart, this.#before);
    if (across === undefined) return;
    const pen: Pen = { ...paper, spacing: across.spacing };
    this.#placed = inView.flatMap((zone) => this.#place(zone, pen.width, across.xOf) ?? []);
    const isLit = (placed: PlacedZone): boolean => this.#lit.has(placed.zone.id);
    pen.context.save();
    drawAll(
      pen,
      this.#placed.filter((placed) => !isLit(placed)),
      false,
    );
    drawAll(pen, this.#placed.filter(isLit), true);
    pen.context.restore();
  }

  #place(zone: Zone, width: number, xOf: (index: number) => number): PlacedZone | undefined {
    if (this.attachment === undefined) return undefined;
    const { series } = this.attachment;
    const top = series.priceToCoordinate(zone.top);
    const bottom = series.priceToCoordinate(zone.bottom);
    if (top === null || bottom === null) return undefined;
    const left = zone.shape === 'mark' ? xOf(zone.from) : Math.max(-20, xOf(zone.from));
    return {
      zone,
      left,
      right: zone.openEnded ? width : Math.min(Math.max(xOf(zone.to), left + 2), width + 20),
      top,
      bottom,
      known: xOf(zone.knownFrom),
      flip: zone.flippedAt === undefined ? undefined : xOf(zone.flippedAt),
    };
  }
}
