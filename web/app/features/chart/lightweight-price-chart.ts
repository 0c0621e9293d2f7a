import type { FormingEvent, WireCandles } from '@vela/contracts';
import {
  CandlestickSeries,
  createChart,
  type IChartApi,
  type ISeriesApi,
} from 'lightweight-charts';
import { CandleFeed, joinSeries } from './candle-feed.ts';
import { toCandlePoints } from './candle-points.ts';
import { createCandleOptions, createChartOptions, modeByPriceScale } from './chart-options.ts';
import { type ChartColours, readChartColours } from './chart-colours.ts';
import type { ChartFormat } from './chart-format.ts';
import { ChartWindow, type LogicalSpan } from './chart-window.ts';
import { CloseLine } from './close-line.ts';
import type { DrawnIndicator } from './indicators/drawn-indicator.ts';
import { IndicatorPanes, chooseLineStyle } from './indicators/indicator-panes.ts';
import { LastPriceLine } from './last-price-line.ts';
import { toFormingPoint } from './live/forming-point.ts';
import { KeptView } from './live/kept-view.ts';
import { PriceFormat } from './price-format.ts';
import {
  type DrawnSession,
  sessionRowHeight,
  SessionsPrimitive,
} from './sessions/sessions-primitive.ts';
import { listenToPointer } from './listen-to-pointer.ts';
import type { ChartPointer, PointerListener, PriceChart } from './price-chart.ts';
import { TickEdges } from './tick-edges.ts';
import { ViewMemory } from './view-memory.ts';
import { VolumeBars } from './volume-bars.ts';
import { WatermarkPrimitive } from './watermark-primitive.ts';
import type { PriceScale } from './settings/chart-settings.ts';
import { SpokenPriceLines } from './spoken/spoken-price-lines.ts';
import type { SpokenPrice } from './spoken/spoken-prices.ts';
import type { Zone } from './zone.ts';
import { ZonesPrimitive } from './zones-primitive.ts';

class LightweightPriceChart implements PriceChart {
  readonly #container: HTMLElement;
  readonly #chart: IChartApi;
  readonly #series: ISeriesApi<'Candlestick'>;
  readonly #sessions: SessionsPrimitive;
  readonly #zones: ZonesPrimitive;
  readonly #window: ChartWindow;
  readonly #feed: CandleFeed;
  readonly #lastPrice: LastPriceLine;
  readonly #spoken: SpokenPriceLines;
  readonly #volume: VolumeBars;
  readonly #memory = new ViewMemory({
    get: () => this.#getView(),
    show: (span) => this.#window.open(span),
    scrollTo: (from, to) => this.#scrollTo(from, to),
  });
  readonly #watermark = new WatermarkPrimitive();
  readonly #indicators: IndicatorPanes;
  readonly #sizes: ResizeObserver;
  #colours: ChartColours;
  #watermarkText = '';
  #isRemoved = false;
  readonly #prices: PriceFormat;
  readonly #kept = new KeptView();
  readonly #ticks: TickEdges;

  constructor(container: HTMLElement) {
    this.#container = container;
    this.#colours = readChartColours(container);
    this.#chart = createChart(container, createChartOptions(this.#colours));
    this.#ticks = new TickEdges(this.#chart);
    this.#window = new ChartWindow(this.#chart, () => this.#feed);
    this.#series = this.#chart.addSeries(CandlestickSeries, createCandleOptions(this.#colours));
    this.#prices = new PriceFormat(this.#series);
    this.#volume = new VolumeBars(this.#chart, this.#colours);
    this.#feed = new CandleFeed(joinSeries(this.#series, this.#volume, new CloseLine(this.#chart)));
    this.#lastPrice = new LastPriceLine(this.#series);
    this.#spoken = new SpokenPriceLines(this.#series);
    this.#sessions = new SessionsPrimitive(this.#colours, this.#feed);
    this.#zones = new ZonesPrimitive(this.#colours, (index) => this.#feed.at(index));
    this.#indicators = new IndicatorPanes(this.#chart, this.#colours);
    this.#sizes = new ResizeObserver(() =>
      this.#window.fit(container.clientWidth, container.clientHeight),
    );
    this.#sizes.observe(container);
    for (const primitive of [this.#sessions, this.#zones, this.#watermark])
      this.#series.attachPrimitive(primitive);
    this.#chart.timeScale().subscribeVisibleLogicalRangeChange(() => this.#scheduleLoadEarlier());
  }

  listen(listener: PointerListener): () => void {
    return listenToPointer(this.#chart, listener, (x, y) => this.pointerAt(x, y));
  }

  /** Loads near earlier candles, deferred: not while the library reports a range change. */
  #scheduleLoadEarlier(): void {
    if (this.#feed.before > 0) queueMicrotask(() => this.#loadEarlier());
  }

  #loadEarlier(): void {
    const span = this.#isRemoved ? undefined : this.#window.span();
    if (span !== undefined && this.#feed.loadEarlier(span.from)) this.#updateAfterLoad();
  }

  /** Updates zones and indicators after the candles of the library changed. */
  #updateAfterLoad(): void {
    this.#zones.setBefore(this.#feed.before);
    this.#indicators.showFirst(this.#feed.count, this.#feed.before);
  }

  /** Index of a candle in the library; the candle is loaded first if needed. */
  #toLibraryIndex(candle: number): number {
    if (this.#feed.loadEarlier(candle - this.#feed.before)) this.#updateAfterLoad();
    return candle - this.#feed.before;
  }

  pointerAt(x: number, y: number): ChartPointer {
    const place = this.#chart.timeScale().coordinateToLogical(x);
    const candle = place === null ? -1 : place + this.#feed.before;
    return {
      candle: this.#feed.at(candle) === undefined ? undefined : candle,
      finding: this.findingsAt(x, y)[0],
      x,
      y,
    };
  }

  priceAt(y: number): number | undefined {
    return this.#prices.readAt(y);
  }

  findingsAt(x: number, y: number): readonly string[] {
    return this.#prices.isInPane(y) ? this.#zones.findAt(x, y) : [];
  }

  findCandlePoint(candle: number): { x: number; y: number } | undefined {
    const point = this.#feed.at(candle);
    const x = point === undefined ? null : this.#chart.timeScale().timeToCoordinate(point.time);
    const y = point === undefined ? null : this.#series.priceToCoordinate(point.close);
    return x === null || y === null ? undefined : { x, y };
  }

  setCandles(candles: WireCandles, priceDecimals: number): void {
    this.#window.setInterval(candles.interval, this.#colours);
    this.#prices.setDecimals(priceDecimals);
    const kept = this.#kept.take(candles, { view: this.#getView(), times: this.#feed.times });
    this.#feed.setPoints(toCandlePoints(candles));
    this.#zones.setBefore(this.#feed.before);
    this.#indicators.setTimes(this.#feed.times, this.#feed.before);
    this.#writeLastPrice();
    if (kept === undefined) this.#series.priceScale().applyOptions({ autoScale: true });
    this.#window.open(kept);
  }

  showFirst(count: number): void {
    const by = count - this.#feed.count;
    if (by === 0) return;
    const span = by === -1 ? this.#window.span() : undefined;
    this.#feed.showFirst(count);
    this.#updateAfterLoad();
    this.#writeLastPrice();
    // The library keeps the distance to the last candle: steps keep the view, jumps show the past.
    if (span !== undefined) this.#window.show(span);
    const last = count - 1 - this.#feed.before;
    if (Math.abs(by) === 1) this.#window.keepInView(last);
    else {
      this.#window.endAt(last);
      // When the library's range keeps the same indices it reports no change.
      this.#scheduleLoadEarlier();
    }
  }

  showForming(candle: FormingEvent): void {
    const point = toFormingPoint(candle, this.#colours);
    this.#feed.showProvisional(point);
    this.#lastPrice.write(point, this.#colours);
  }

  #writeLastPrice(): void {
    const { last } = this.#feed;
    if (last !== undefined) this.#zones.setPrice(last.close);
    this.#lastPrice.write(last, this.#colours);
  }

  setFormat(format: ChartFormat): void {
    this.#ticks.setFormat(format);
    this.#prices.setWriter(format.price);
    this.#indicators.setNumbers(format.plain);
  }

  setPriceScale(scale: PriceScale): void {
    this.#series.priceScale().applyOptions({ mode: modeByPriceScale[scale] });
  }

  showZones(zones: readonly Zone[], lit: ReadonlySet<string>): void {
    this.#zones.show(zones, lit);
    // Lit zones must be visible, also after the user has dragged the price scale.
    if (lit.size > 0) this.#series.priceScale().setAutoScale(true);
  }

  showPrices(prices: readonly SpokenPrice[]): void {
    this.#spoken.show(prices, this.#colours);
  }

  showSessions(sessions: readonly DrawnSession[]): void {
    this.#zones.setReservedHeight(sessions.length > 0 ? sessionRowHeight : 0);
    this.#sessions.show(sessions);
  }

  showIndicators(indicators: readonly DrawnIndicator[], lit: DrawnIndicator | undefined): void {
    this.#indicators.show(indicators);
    this.#indicators.light(lit);
  }

  lineColour(line: number): string {
    return chooseLineStyle(line, this.#colours).colour;
  }

  setWatermark(text: string): void {
    this.#watermarkText = text;
    this.#watermark.write(text, this.#colours.watermark);
  }

  setCursor(index: number | undefined): void {
    const point = index === undefined ? undefined : this.#feed.at(index);
    if (index === undefined || point === undefined) {
      this.#chart.clearCrosshairPosition();
      return;
    }
    this.#scrollTo(index, index);
    this.#chart.setCrosshairPosition(point.close, point.time, this.#series);
  }

  #scrollTo(from: number, to: number): void {
    const first = this.#toLibraryIndex(from);
    this.#window.scrollTo(first, first + to - from);
  }

  /** The view in indices of all candles. */
  #getView(): LogicalSpan | undefined {
    const span = this.#window.span();
    const { before } = this.#feed;
    return span && { from: span.from + before, to: span.to + before };
  }

  lookAt(place: { from: number; to: number; end: number }): void {
    this.#memory.lookAt(place);
  }

  lookBack(): void {
    this.#memory.lookBack();
  }

  showLatest(): void {
    this.#window.showLatest();
  }

  showVolume(shown: boolean): void {
    this.#volume.show(shown);
  }

  zoom(factor: number): void {
    this.#window.zoom(factor);
  }

  showAll(): void {
    this.#toLibraryIndex(0);
    this.#window.showAll();
  }

  getVisibleRange(): { from: number; to: number } | undefined {
    const view = this.#getView();
    const last = this.#feed.count - 1;
    return (
      view && { from: Math.max(0, Math.ceil(view.from)), to: Math.min(last, Math.floor(view.to)) }
    );
  }

  readColours(): void {
    this.#colours = readChartColours(this.#container);
    this.#chart.applyOptions(createChartOptions(this.#colours));
    this.#series.applyOptions(createCandleOptions(this.#colours));
    this.#writeLastPrice();
    this.#spoken.paint(this.#colours);
    this.#sessions.paint(this.#colours);
    this.#zones.paint(this.#colours);
    this.#volume.paint(this.#colours);
    this.#indicators.paint(this.#colours);
    this.#watermark.write(this.#watermarkText, this.#colours.watermark);
  }

  takePicture(): HTMLCanvasElement {
    return this.#chart.takeScreenshot(true, false);
  }

  remove(): void {
    this.#isRemoved = true;
    this.#sizes.disconnect();
    this.#ticks.stop();
    this.#chart.remove();
  }
}

/** Creates a chart in `container`, which must have a size; call `remove` before removing that. */
export function createPriceChart(container: HTMLElement): PriceChart {
  return new LightweightPriceChart(container);
}
