import { intervals, type WireCandles } from '@vela/contracts';
import { CandlestickSeries, createChart, type IChartApi, type ISeriesApi, type MouseEventParams, PriceScaleMode } from 'lightweight-charts';
import { type CandlePoint, toCandlePoints } from './candle-points.ts';
import { candleOptions, chartOptions } from './chart-options.ts';
import { type ChartColours, readChartColours } from './chart-colours.ts';
import type { ChartFormat } from './chart-format.ts';
import { ChartWindow, rightRoom } from './chart-window.ts';
import type { DrawnIndicator } from './indicators/drawn-indicator.ts';
import { IndicatorPanes, lineStyleOf } from './indicators/indicator-panes.ts';
import { LastPriceLine } from './last-price-line.ts';
import type { PriceScale } from './settings/chart-settings.ts';
import { writeTick } from './write-tick.ts';
import { WatermarkPrimitive } from './watermark-primitive.ts';
import type { Zone } from './zone.ts';
import { ZonesPrimitive } from './zones-primitive.ts';

/** What the pointer rests on: a candle, and the finding drawn there, if any, with the place in the pane in CSS pixels. */
export type ChartPointer = { candle: number | undefined; finding: string | undefined; x: number; y: number };

export type PointerListener = { onPointer: (pointer: ChartPointer | undefined) => void; onPick: (pointer: ChartPointer) => void };

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

const modeOf = {
  linear: PriceScaleMode.Normal,
  logarithmic: PriceScaleMode.Logarithmic,
  percent: PriceScaleMode.Percentage,
} as const satisfies Record<PriceScale, PriceScaleMode>;

class LightweightPriceChart implements PriceChart {
  readonly #container: HTMLElement;
  readonly #chart: IChartApi;
  readonly #series: ISeriesApi<'Candlestick'>;
  readonly #zones: ZonesPrimitive;
  readonly #window: ChartWindow;
  readonly #lastPrice: LastPriceLine;
  readonly #watermark = new WatermarkPrimitive();
  readonly #indicators: IndicatorPanes;
  readonly #sizes: ResizeObserver;
  #colours: ChartColours;
  #watermarkText = '';
  #points: readonly CandlePoint[] = [];
  /** How many of the points are shown. */
  #count = 0;

  constructor(container: HTMLElement) {
    this.#container = container;
    this.#colours = readChartColours(container);
    this.#chart = createChart(container, chartOptions(this.#colours));
    this.#window = new ChartWindow(this.#chart);
    this.#series = this.#chart.addSeries(CandlestickSeries, candleOptions(this.#colours));
    this.#lastPrice = new LastPriceLine(this.#series);
    this.#zones = new ZonesPrimitive(this.#colours);
    this.#indicators = new IndicatorPanes(this.#chart, this.#colours);
    this.#sizes = new ResizeObserver(() => this.#window.fit(container.clientWidth, container.clientHeight));
    this.#sizes.observe(container);
    this.#series.attachPrimitive(this.#zones);
    this.#series.attachPrimitive(this.#watermark);
  }

  listen({ onPointer, onPick }: PointerListener): () => void {
    // In the pane of an indicator the point is told from that pane's own top: no structure lies there.
    const read = ({ point, paneIndex = 0 }: MouseEventParams): ChartPointer | undefined =>
      point && (paneIndex === 0 ? this.pointerAt(point.x, point.y) : { ...this.pointerAt(point.x, point.y), finding: undefined });
    const move = (event: MouseEventParams): void => onPointer(read(event));
    const pick = (event: MouseEventParams): void => {
      const pointer = read(event);
      if (pointer !== undefined) onPick(pointer);
    };
    this.#chart.subscribeCrosshairMove(move);
    this.#chart.subscribeClick(pick);
    return () => {
      this.#chart.unsubscribeCrosshairMove(move);
      this.#chart.unsubscribeClick(pick);
    };
  }

  pointerAt(x: number, y: number): ChartPointer {
    const candle = this.#chart.timeScale().coordinateToLogical(x);
    const within = candle !== null && candle >= 0 && candle < this.#count;
    return { candle: within ? candle : undefined, finding: this.findingsAt(x, y)[0], x, y };
  }

  findingsAt(x: number, y: number): readonly string[] {
    const height = this.#chart.panes()[0]?.getHeight() ?? 0;
    return y <= height ? this.#zones.findAt(x, y) : [];
  }

  placeOf(candle: number): { x: number; y: number } | undefined {
    const point = this.#points[candle];
    const x = point === undefined ? null : this.#chart.timeScale().timeToCoordinate(point.time);
    const y = point === undefined ? null : this.#series.priceToCoordinate(point.close);
    return x === null || y === null ? undefined : { x, y };
  }

  setCandles(candles: WireCandles, priceDecimals: number): void {
    this.#points = toCandlePoints(candles);
    this.#chart.applyOptions({
      timeScale: {
        timeVisible: intervals.indexOf(candles.interval) < intervals.indexOf('1d'),
        secondsVisible: false,
        rightOffset: rightRoom,
        minBarSpacing: 0.05,
        borderColor: this.#colours.grid,
      },
    });
    this.#series.applyOptions({ priceFormat: { type: 'price', precision: priceDecimals, minMove: 10 ** -priceDecimals } });
    this.#count = this.#points.length;
    this.#indicators.setTimes(this.#points.map(({ time }) => time));
    this.#series.setData([...this.#points]);
    this.#series.priceScale().applyOptions({ autoScale: true });
    this.#writeLastPrice();
    this.#window.showLatest(this.#count);
  }

  showFirst(count: number): void {
    if (count === this.#count) return;
    const next = this.#points[count - 1];
    const span = this.#window.span();
    const isStep = Math.abs(count - this.#count) === 1;
    if (next !== undefined && count === this.#count + 1) this.#series.update(next);
    else this.#series.setData(this.#points.slice(0, count));
    this.#count = count;
    this.#indicators.showFirst(count);
    this.#writeLastPrice();
    // The library keeps the distance to the last candle; whoever steps keeps the place, whoever jumps wants to see what came before.
    if (isStep && span !== undefined) this.#window.show(span);
    if (isStep) this.#window.keepInView(count - 1);
    else this.#window.endAt(count - 1);
  }

  #writeLastPrice(): void {
    const last = this.#points[this.#count - 1];
    if (last !== undefined) this.#zones.setPrice(last.close);
    this.#lastPrice.write(last, this.#colours);
  }

  setFormat(format: ChartFormat): void {
    this.#chart.applyOptions({
      localization: {
        locale: format.locale,
        priceFormatter: format.price,
        percentageFormatter: format.percent,
        timeFormatter: (time: unknown) => (typeof time === 'number' ? format.time(time * 1000) : ''),
      },
      timeScale: { tickMarkFormatter: writeTick(format) },
    });
  }

  setPriceScale(scale: PriceScale): void {
    this.#series.priceScale().applyOptions({ mode: modeOf[scale] });
  }

  showZones(zones: readonly Zone[], lit: ReadonlySet<string>): void {
    this.#zones.show(zones, lit);
    // What an answer points at must be seen, also by one who has dragged the prices elsewhere.
    if (lit.size > 0) this.#series.priceScale().setAutoScale(true);
  }

  showIndicators(indicators: readonly DrawnIndicator[]): void {
    this.#indicators.show(indicators);
  }

  lineColour(line: number): string {
    return lineStyleOf(line, this.#colours).colour;
  }

  setWatermark(text: string): void {
    this.#watermarkText = text;
    this.#watermark.write(text, this.#colours.watermark);
  }

  setCursor(index: number | undefined): void {
    const point = index === undefined || index >= this.#count ? undefined : this.#points[index];
    if (index === undefined || point === undefined) {
      this.#chart.clearCrosshairPosition();
      return;
    }
    this.#window.scrollTo(index, index);
    this.#chart.setCrosshairPosition(point.close, point.time, this.#series);
  }

  scrollTo(from: number, to: number): void {
    this.#window.scrollTo(from, to);
  }

  zoom(factor: number): void {
    this.#window.zoom(factor);
  }

  showAll(): void {
    this.#window.showAll();
  }

  visible(): { from: number; to: number } | undefined {
    const span = this.#window.span();
    return span && { from: Math.max(0, Math.ceil(span.from)), to: Math.min(this.#count - 1, Math.floor(span.to)) };
  }

  readColours(): void {
    this.#colours = readChartColours(this.#container);
    this.#chart.applyOptions(chartOptions(this.#colours));
    this.#series.applyOptions(candleOptions(this.#colours));
    this.#writeLastPrice();
    this.#zones.paint(this.#colours);
    this.#indicators.paint(this.#colours);
    this.#watermark.write(this.#watermarkText, this.#colours.watermark);
  }

  takePicture(): HTMLCanvasElement {
    return this.#chart.takeScreenshot(true, false);
  }

  remove(): void {
    this.#sizes.disconnect();
    this.#chart.remove();
  }
}

/** Draws a candlestick chart into `container`, which must have a size. Call `remove` before the container goes. */
export function createPriceChart(container: HTMLElement): PriceChart {
  return new LightweightPriceChart(container);
}
