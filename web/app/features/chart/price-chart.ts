import type { WireCandles } from '@vela/contracts';
import type { ChartFormat } from './chart-format.ts';
import type { DrawnIndicator } from './indicators/drawn-indicator.ts';
import type { DrawnSession } from './sessions/sessions-primitive.ts';
import type { PriceScale } from './settings/chart-settings.ts';
import type { Zone } from './zone.ts';

/** What the pointer rests on: a candle, and the finding drawn there, if any, with the place in the pane in CSS pixels. */
export type ChartPointer = {
  candle: number | undefined;
  finding: string | undefined;
  x: number;
  y: number;
};

export type PointerListener = {
  onPointer: (pointer: ChartPointer | undefined) => void;
  onPick: (pointer: ChartPointer) => void;
};

/** The chart as the rest of the page handles it; the drawing library does not show through. */
export type PriceChart = {
  /** Tells what the pointer rests on and what is clicked or tapped. Returns how to stop. */
  listen: (listener: PointerListener) => () => void;
  /** Shows these candles and goes to the latest ones. */
  setCandles: (candles: WireCandles, priceDecimals: number) => void;
  /** Shows the first `count` of the candles and brings the last of them into view. One more than before costs one candle. */
  showFirst: (count: number) => void;
  /** How prices and times are written along the axes. */
  setFormat: (format: ChartFormat) => void;
  setPriceScale: (scale: PriceScale) => void;
  showZones: (zones: readonly Zone[], lit: ReadonlySet<string>) => void;
  /** Shades these sessions behind the candles. */
  showSessions: (sessions: readonly DrawnSession[]) => void;
  setWatermark: (text: string) => void;
  /** Draws these indicators over the prices and in panes of their own, in place of those before. */
  showIndicators: (indicators: readonly DrawnIndicator[]) => void;
  /** Colour of the indicator line of this number. */
  lineColour: (line: number) => string;
  /** Puts the crosshair on a candle and brings it into view; undefined takes the crosshair away. */
  setCursor: (candle: number | undefined) => void;
  /** Where a candle's close lies in the pane, in CSS pixels; undefined while it is out of view. */
  placeOf: (candle: number) => { x: number; y: number } | undefined;
  /** What lies at a point of the pane. */
  pointerAt: (x: number, y: number) => ChartPointer;
  /** Ids of all findings drawn at a point of the pane, the most particular first. */
  findingsAt: (x: number, y: number) => readonly string[];
  /** Brings candles `from` to `to` into view, changing the zoom only when they do not fit. */
  scrollTo: (from: number, to: number) => void;
  /** Narrows (factor below 1) or widens (above 1) what is in view. */
  zoom: (factor: number) => void;
  showAll: () => void;
  /** First and last candle in view. */
  visible: () => { from: number; to: number } | undefined;
  readColours: () => void;
  /** The chart as it stands, without the crosshair, as a picture of device pixels. */
  takePicture: () => HTMLCanvasElement;
  remove: () => void;
};
