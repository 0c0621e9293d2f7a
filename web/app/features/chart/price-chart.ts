import type { FormingEvent, WireCandles } from '@vela/contracts';
import type { ChartFormat } from './chart-format.ts';
import type { DrawnIndicator } from './indicators/drawn-indicator.ts';
import type { DrawnSession } from './sessions/sessions-primitive.ts';
import type { PriceScale } from './settings/chart-settings.ts';
import type { SpokenPrice } from './spoken/spoken-prices.ts';
import type { Zone } from './zone.ts';

/** The candle and finding under the pointer, if any, with the point in the pane in CSS pixels. */
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

/** Interface of the chart for the rest of the page; it hides the drawing library. */
export type PriceChart = {
  /** Reports what the pointer rests on and what is clicked or tapped; returns the unsubscriber. */
  listen: (listener: PointerListener) => () => void;
  /** Shows these candles: the latest ones, or those in view where the series only went on. */
  setCandles: (candles: WireCandles, priceDecimals: number) => void;
  /** Shows the first `count` candles and scrolls to the last; one more than before only adds it. */
  showFirst: (count: number) => void;
  /** Draws the candle that has not closed after the last one, marked as provisional. */
  showForming: (candle: FormingEvent) => void;
  setFormat: (format: ChartFormat) => void;
  setPriceScale: (scale: PriceScale) => void;
  showZones: (zones: readonly Zone[], lit: ReadonlySet<string>) => void;
  /** Draws a line at each of these prices, in place of those drawn before. */
  showPrices: (prices: readonly SpokenPrice[]) => void;
  showSessions: (sessions: readonly DrawnSession[]) => void;
  setWatermark: (text: string) => void;
  /** Draws these indicators in place of those drawn before; the lit one with thicker lines. */
  showIndicators: (indicators: readonly DrawnIndicator[], lit: DrawnIndicator | undefined) => void;
  lineColour: (line: number) => string;
  /** Puts the crosshair on a candle and brings it into view; undefined removes the crosshair. */
  setCursor: (candle: number | undefined) => void;
  /** Point of a candle's close in the pane, in CSS pixels; undefined while it is out of view. */
  findCandlePoint: (candle: number) => { x: number; y: number } | undefined;
  /** Candle and topmost finding at a point of the pane. */
  pointerAt: (x: number, y: number) => ChartPointer;
  /** The price at a height of the pane, rounded to its decimals; undefined outside the scale. */
  priceAt: (y: number) => number | undefined;
  /** Ids of all findings drawn at a point of the pane, most specific first. */
  findingsAt: (x: number, y: number) => readonly string[];
  /**
   * Brings candles `from` to `to` into view, as far as needed, until `lookBack`; nothing moves if
   * what is drawn of them, up to candle `end`, is in view already.
   */
  lookAt: (place: { from: number; to: number; end: number }) => void;
  /** Returns to the view before the first `lookAt`, unless the user has moved since. */
  lookBack: () => void;
  showLatest: () => void;
  showVolume: (shown: boolean) => void;
  /** Zooms in (factor below 1) or out (above 1). */
  zoom: (factor: number) => void;
  showAll: () => void;
  /** Indices of the first and last candle in view. */
  getVisibleRange: () => { from: number; to: number } | undefined;
  readColours: () => void;
  /** Screenshot of the chart without the crosshair, in device pixels. */
  takePicture: () => HTMLCanvasElement;
  remove: () => void;
};
