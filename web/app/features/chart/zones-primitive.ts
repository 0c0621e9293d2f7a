import type {
  AutoscaleInfo,
  IChartApiBase,
  ISeriesPrimitiveAxisView,
  PrimitiveHoveredItem,
} from 'lightweight-charts';
import { toLogical } from './candle-points.ts';
import { type CandleCoordinates, createBodyTest } from './candle-bodies.ts';
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
import { createEdgeLabels } from './edge-labels.ts';
import { extendToZones, type PriceRange } from './extend-to-zones.ts';
import { drawLabels } from './draw-labels.ts';
import { findZonesAt } from './find-zones-at.ts';
import { PanePrimitive, type PaneSize } from './pane-primitive.ts';
import type { LabelPane, LabelWish, Plate } from './place-labels.ts';
import type { Zone } from './zone.ts';

const drawShape = {
  box: drawBox,
  level: drawLevel,
  line: drawLine,
  mark: drawMark,
} as const satisfies Record<Zone['shape'], unknown>;
const shapeOrder = ['box', 'level', 'line', 'mark'] as const;

/** Opacity of what is not lit while something is. */
const dimAlpha = 0.65;

const isFaintBox = ({ zone }: PlacedZone): boolean => zone.shape === 'box' && zone.faint;

function drawAll(pen: Pen, placed: readonly PlacedZone[], lit: boolean): void {
  drawFaintBoxes(pen, placed.filter(isFaintBox));
  for (const shape of shapeOrder) {
    for (const one of placed)
      if (one.zone.shape === shape && !isFaintBox(one)) drawShape[shape](pen, one, lit);
  }
}

/** The mark of the chart's library at the lower left of the pane, which its licence asks for. */
const logo = { width: 58, height: 48 };

function coversLogo({ left, top, height }: Plate, paneHeight: number): boolean {
  return left < logo.width && top + height > paneHeight - logo.height;
}

/** Height of the strip over a narrow pane, as a phone's beside an answer: no label stands under it. */
const stripHeight = 30;
const widestWithStrip = 480;

type CandlePositions = { readonly spacing: number; readonly toX: (index: number) => number };

/** X coordinates of candles, read from the library once per frame instead of once per zone. */
function measureCandlePositions(chart: IChartApiBase, before: number): CandlePositions | undefined {
  const first = chart.timeScale().logicalToCoordinate(toLogical(0));
  const second = chart.timeScale().logicalToCoordinate(toLogical(1));
  if (first === null || second === null) return undefined;
  return { spacing: second - first, toX: (index) => first + (index - before) * (second - first) };
}

/** Draws every zone: five hundred primitives of one zone each miss 60 frames per second. */
export class ZonesPrimitive extends PanePrimitive {
  #zones: readonly Zone[] = [];
  #lit: ReadonlySet<string> = new Set();
  #litZones: readonly Zone[] = [];
  #colours: ChartColours;
  #edgeLabels: readonly ISeriesPrimitiveAxisView[] = [];
  #placed: PlacedZone[] = [];
  #hit:
    | { among: readonly PlacedZone[]; x: number; y: number; found: readonly string[] }
    | undefined;
  #labels: LabelWish[] = [];
  #price = 0;
  /** Height at the bottom of the pane reserved for session names, in CSS pixels. */
  #reservedHeight = 0;
  /** Candles before the library's first one: zone indices count them, the library's do not. */
  #before = 0;

  readonly #getCandle: CandleCoordinates['getCandle'];

  /** `getCandle`: the candle at an index, whose body no label covers. */
  constructor(colours: ChartColours, getCandle: CandleCoordinates['getCandle']) {
    super();
    this.#colours = colours;
    this.#getCandle = getCandle;
  }

  protected drawBehind(context: CanvasRenderingContext2D, { width, height }: PaneSize): void {
    this.#labels = [];
    this.#draw({ context, colours: this.#colours, labels: this.#labels, width, height });
  }

  /** Labels are drawn above the candles, which would cross the text. */
  protected drawAbove(context: CanvasRenderingContext2D, { width, height }: PaneSize): void {
    if (this.attachment === undefined) return;
    const { chart, series } = this.attachment;
    const positions = measureCandlePositions(chart, this.#before);
    if (positions === undefined) return;
    const toY = (price: number): number | null => series.priceToCoordinate(price);
    const coversBody = createBodyTest({ ...positions, toY, getCandle: this.#getCandle });
    const firstTop = width < widestWithStrip ? stripHeight : 0;
    const pane: LabelPane = {
      size: { width, height: height - this.#reservedHeight },
      near: toY(this.#price) ?? 0,
      isTaken: (plate) => plate.top < firstTop || coversLogo(plate, height) || coversBody(plate),
    };
    drawLabels({ context, colours: this.#colours, pane }, this.#labels);
  }

  hitTest(x: number, y: number): PrimitiveHoveredItem | null {
    const [hit] = this.findAt(x, y);
    return hit === undefined ? null : { externalId: hit, zOrder: 'bottom', cursorStyle: 'pointer' };
  }

  /** Ids of the findings at a point of the pane: marks and lines, then boxes, small ones first. */
  findAt(x: number, y: number): readonly string[] {
    // The library repeats the hit test for the same point with every series that changes.
    const last = this.#hit;
    if (last?.among === this.#placed && last.x === x && last.y === y) return last.found;
    const found = findZonesAt(this.#placed, x, y);
    this.#hit = { among: this.#placed, x, y, found };
    return found;
  }

  show(zones: readonly Zone[], lit: ReadonlySet<string>): void {
    this.#zones = zones;
    this.#lit = lit;
    this.#litZones = lit.size === 0 ? [] : zones.filter((zone) => lit.has(zone.id));
    this.#labelEdges();
    this.redraw();
  }

  setBefore(before: number): void {
    this.#before = before;
  }

  /** Reserves height at the bottom of the pane, in CSS pixels. */
  setReservedHeight(height: number): void {
    this.#reservedHeight = height;
  }

  /** Price near which labels are placed first. */
  setPrice(price: number): void {
    this.#price = price;
  }

  /** Extends the price scale to the zones next to the candles in view, and to the lit ones. */
  autoscaleInfo(from: number, to: number): AutoscaleInfo | null {
    const bodies = this.#measureBodies(from + this.#before, to + this.#before);
    if (bodies === undefined) return null;
    const begun = this.#zones.filter((zone) => zone.from <= to + this.#before);
    const lit = this.#litZones;
    const { minValue, maxValue } = extendToZones(bodies, begun, lit.length > 0);
    return {
      priceRange: {
        minValue: Math.min(minValue, ...lit.map((zone) => zone.bottom)),
        maxValue: Math.max(maxValue, ...lit.map((zone) => zone.top)),
      },
    };
  }

  /** The range of the bodies from one candle to another; undefined without candles. */
  #measureBodies(from: number, to: number): PriceRange | undefined {
    let [minValue, maxValue] = [Infinity, -Infinity];
    for (let index = Math.max(0, Math.ceil(from)); index <= to; index += 1) {
      const candle = this.#getCandle(index);
      if (candle === undefined) continue;
      minValue = Math.min(minValue, candle.open, candle.close);
      maxValue = Math.max(maxValue, candle.open, candle.close);
    }
    return minValue > maxValue ? undefined : { minValue, maxValue };
  }

  paint(colours: ChartColours): void {
    this.#colours = colours;
    this.#labelEdges();
    this.redraw();
  }

  /** The same list until what is lit changes, as the library asks for. */
  priceAxisViews(): readonly ISeriesPrimitiveAxisView[] {
    return this.#edgeLabels;
  }

  #labelEdges(): void {
    this.#edgeLabels = createEdgeLabels(
      this.#litZones.filter(({ shape }) => shape === 'box'),
      this.#colours,
      { getSeries: () => this.attachment?.series, getLastPrice: () => this.#price },
    );
  }

  #draw(paper: Omit<Pen, 'spacing'>): void {
    const range = this.attachment?.chart.timeScale().getVisibleLogicalRange();
    if (range === null || range === undefined) return;
    const [from, to] = [range.from + this.#before, range.to + this.#before];
    const inView = this.#zones.filter(
      (zone) => (zone.openEnded || zone.to >= from - 1) && zone.from <= to + 1,
    );
    const across = this.attachment && measureCandlePositions(this.attachment.chart, this.#before);
    if (across === undefined) return;
    const pen: Pen = { ...paper, spacing: across.spacing };
    this.#placed = inView.flatMap((zone) => this.#place(zone, pen.width, across.toX) ?? []);
    const lit = this.#placed.filter(({ zone }) => this.#lit.has(zone.id));
    const others = this.#placed.filter(({ zone }) => !this.#lit.has(zone.id));
    pen.context.save();
    if (lit.length > 0) pen.context.globalAlpha = dimAlpha;
    drawAll(pen, others, false);
    pen.context.globalAlpha = 1;
    drawAll(pen, lit, true);
    pen.context.restore();
  }

  #place(zone: Zone, width: number, toX: (index: number) => number): PlacedZone | undefined {
    if (this.attachment === undefined) return undefined;
    const { series } = this.attachment;
    const top = series.priceToCoordinate(zone.top);
    const bottom = series.priceToCoordinate(zone.bottom);
    if (top === null || bottom === null) return undefined;
    const left = zone.shape === 'mark' ? toX(zone.from) : Math.max(-20, toX(zone.from));
    return {
      zone,
      left,
      right: zone.openEnded ? width : Math.min(Math.max(toX(zone.to), left + 2), width + 20),
      top,
      bottom,
      known: toX(zone.knownFrom),
      flip: zone.flippedAt === undefined ? undefined : toX(zone.flippedAt),
    };
  }
}
