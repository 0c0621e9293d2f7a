import type { Interval, WireCandles } from '@vela/contracts';
import { CandlestickSeries, createChart, type IChartApi, type IPriceLine, type ISeriesApi, type UTCTimestamp } from 'lightweight-charts';
import { candleAt } from './candle-index.ts';
import { candleOptions, chartOptions } from './chart-options.ts';
import { type ChartColours, readChartColours } from './chart-colours.ts';
import { WatermarkPrimitive } from './watermark-primitive.ts';
import type { Zone } from './zone.ts';
import { ZonesPrimitive } from './zones-primitive.ts';

/** What the pointer rests on: a candle, and the finding drawn there, if any, with the place in the pane in CSS pixels. */
export type ChartPointer = { candle: number | undefined; finding: string | undefined; x: number; y: number };

export type PriceChartSettings = { onPointer: (pointer: ChartPointer | undefined) => void; onPick: (pointer: ChartPointer) => void };

/** The chart as the rest of the page handles it; the drawing library does not show through. */
export type PriceChart = {
  /** Shows these candles and goes to the latest ones. */
  setCandles: (candles: WireCandles, priceDecimals: number) => void;
  /** How prices and dates are written along the axes. */
  setLanguage: (locale: string, writePrice: (price: number) => string) => void;
  showZones: (zones: readonly Zone[], lit: ReadonlySet<string>) => void;
  setWatermark: (text: string) => void;
  /** Puts the crosshair on a candle and brings it into view; undefined takes the crosshair away. */
  setCursor: (candle: number | undefined) => void;
  /** Brings candles `from` to `to` into view, changing the zoom only when they do not fit. */
  scrollTo: (from: number, to: number) => void;
  /** Narrows (factor below 1) or widens (above 1) what is in view. */
  zoom: (factor: number) => void;
  showAll: () => void;
  readColours: () => void;
  remove: () => void;
};

type LogicalSpan = { from: number; to: number };

const rightRoom = 6;
const candlesAtFirst = 160;

function toTimestamp(openTime: number): UTCTimestamp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's nominal number has no constructor
  return (openTime / 1000) as UTCTimestamp;
}

function showsTimeOfDay(interval: Interval): boolean {
  return !['1d', '1w', '1mo'].includes(interval);
}

class LightweightPriceChart implements PriceChart {
  readonly #chart: IChartApi;
  readonly #series: ISeriesApi<'Candlestick'>;
  readonly #zones: ZonesPrimitive;
  readonly #watermark = new WatermarkPrimitive();
  #colours: ChartColours;
  #watermarkText = '';
  #candles: WireCandles | undefined;
  #lastPrice: IPriceLine | undefined;
  readonly #sizes: ResizeObserver;
  /** What is to be in view once the chart has a size: hidden, it has none. */
  #wanted: LogicalSpan | undefined;

  constructor(container: HTMLElement, settings: PriceChartSettings) {
    this.#colours = readChartColours();
    this.#chart = createChart(container, chartOptions(this.#colours));
    this.#series = this.#chart.addSeries(CandlestickSeries, candleOptions(this.#colours));
    this.#zones = new ZonesPrimitive(this.#colours);
    this.#sizes = new ResizeObserver(() => this.#fit(container.clientWidth, container.clientHeight));
    this.#sizes.observe(container);
    this.#series.attachPrimitive(this.#zones);
    this.#series.attachPrimitive(this.#watermark);
    this.#chart.subscribeCrosshairMove((event) => settings.onPointer(this.#pointerOf(event)));
    this.#chart.subscribeClick((event) => {
      const pointer = this.#pointerOf(event);
      if (pointer !== undefined) settings.onPick(pointer);
    });
  }

  /** Follows the container, whatever is in view staying in view. A hidden container has no size, and nothing to follow. */
  #fit(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const before = this.#wanted ?? this.#inView();
    this.#chart.resize(width, height);
    this.#wanted = undefined;
    if (before !== undefined) this.#view(before);
  }

  #hasSize(): boolean {
    return this.#chart.timeScale().width() > 0;
  }

  #inView(): LogicalSpan | undefined {
    if (!this.#hasSize()) return this.#wanted;
    return this.#chart.timeScale().getVisibleLogicalRange() ?? undefined;
  }

  #view(span: LogicalSpan): void {
    if (this.#hasSize()) this.#chart.timeScale().setVisibleLogicalRange(span);
    else this.#wanted = span;
  }

  /** Tags the last close of the series: the library's own tag follows the last candle in view. */
  #writeLastPrice(): void {
    if (this.#lastPrice !== undefined) this.#series.removePriceLine(this.#lastPrice);
    this.#lastPrice = undefined;
    const last = this.#candles && candleAt(this.#candles, this.#candles.openTime.length - 1);
    if (last === undefined) return;
    this.#zones.setPrice(last.close);
    const color = last.close >= last.open ? this.#colours.bullish : this.#colours.bearish;
    this.#lastPrice = this.#series.createPriceLine({ price: last.close, color, lineWidth: 1, lineStyle: 1, axisLabelVisible: true });
  }

  #pointerOf(event: { point?: { x: number; y: number }; logical?: number }): ChartPointer | undefined {
    if (event.point === undefined) return undefined;
    const { x, y } = event.point;
    const within = event.logical !== undefined && event.logical >= 0 && event.logical < (this.#candles?.openTime.length ?? 0);
    return { candle: within ? event.logical : undefined, finding: this.#zones.findAt(x, y), x, y };
  }

  setCandles(candles: WireCandles, priceDecimals: number): void {
    this.#candles = candles;
    this.#chart.applyOptions({
      timeScale: {
        timeVisible: showsTimeOfDay(candles.interval),
        secondsVisible: false,
        rightOffset: rightRoom,
        minBarSpacing: 0.05,
        borderColor: this.#colours.grid,
      },
    });
    this.#series.applyOptions({ priceFormat: { type: 'price', precision: priceDecimals, minMove: 10 ** -priceDecimals } });
    this.#series.setData(
      candles.openTime.map((openTime, index) => ({
        time: toTimestamp(openTime),
        open: candles.open[index] ?? NaN,
        high: candles.high[index] ?? NaN,
        low: candles.low[index] ?? NaN,
        close: candles.close[index] ?? NaN,
      })),
    );
    this.#series.priceScale().applyOptions({ autoScale: true });
    const { length } = candles.openTime;
    this.#writeLastPrice();
    this.#view({ from: Math.max(-1, length - candlesAtFirst), to: length - 1 + rightRoom });
  }

  setLanguage(locale: string, writePrice: (price: number) => string): void {
    this.#chart.applyOptions({ localization: { locale, priceFormatter: writePrice } });
  }

  showZones(zones: readonly Zone[], lit: ReadonlySet<string>): void {
    this.#zones.show(zones, lit);
    // What an answer points at must be seen, also by one who has dragged the prices elsewhere.
    if (lit.size > 0) this.#series.priceScale().setAutoScale(true);
  }

  setWatermark(text: string): void {
    this.#watermarkText = text;
    this.#watermark.write(text, this.#colours.watermark);
  }

  setCursor(index: number | undefined): void {
    const candle = index === undefined || this.#candles === undefined ? undefined : candleAt(this.#candles, index);
    if (candle === undefined) {
      this.#chart.clearCrosshairPosition();
      return;
    }
    this.scrollTo(candle.index, candle.index);
    this.#chart.setCrosshairPosition(candle.close, toTimestamp(candle.openTime), this.#series);
  }

  scrollTo(from: number, to: number): void {
    const range = this.#inView();
    if (range === undefined || (from >= range.from && to <= range.to - 1)) return;
    const width = range.to - range.from;
    const needed = to - from + 2 * rightRoom;
    const shown = Math.max(width, needed);
    const middle = (from + to) / 2;
    this.#view({ from: middle - shown / 2, to: middle + shown / 2 });
  }

  zoom(factor: number): void {
    const range = this.#inView();
    if (range === undefined) return;
    const width = Math.max(10, (range.to - range.from) * factor);
    this.#view({ from: range.to - width, to: range.to });
  }

  showAll(): void {
    this.#chart.timeScale().fitContent();
  }

  readColours(): void {
    this.#colours = readChartColours();
    this.#chart.applyOptions(chartOptions(this.#colours));
    this.#series.applyOptions(candleOptions(this.#colours));
    this.#writeLastPrice();
    this.#zones.paint(this.#colours);
    this.#watermark.write(this.#watermarkText, this.#colours.watermark);
  }

  remove(): void {
    this.#sizes.disconnect();
    this.#chart.remove();
  }
}

/** Draws a candlestick chart into `container`, which must have a size. Call `remove` before the container goes. */
export function createPriceChart(container: HTMLElement, settings: PriceChartSettings): PriceChart {
  return new LightweightPriceChart(container, settings);
}
