import type { Interval } from '@vela/contracts';
import type { IChartApi } from 'lightweight-charts';
import type { CandleFeed } from './candle-feed.ts';
import type { ChartColours } from './chart-colours.ts';
import { createTimeScaleOptions } from './chart-options.ts';
import { getLatestRoom, readPannedPlace, readZoom, storeZoom } from './chart-zoom.ts';

export type LogicalSpan = { from: number; to: number };

/** Empty candles left between the last candle and the price scale. */
export const rightRoom = 8;

/** The candles in view. A hidden chart has no size and loses its range: kept until it has one. */
export class ChartWindow {
  readonly #chart: IChartApi;
  readonly #getFeed: () => Pick<CandleFeed, 'count' | 'before' | 'at'>;
  #wanted: LogicalSpan | undefined;

  constructor(chart: IChartApi, getFeed: () => Pick<CandleFeed, 'count' | 'before' | 'at'>) {
    this.#chart = chart;
    this.#getFeed = getFeed;
    for (const gesture of ['wheel', 'touchmove', 'pointerup'] as const)
      chart.chartElement().addEventListener(gesture, this.#keepZoom, { passive: true });
  }

  /** The view that the person chose is kept; one that the chart chose to show something is not. */
  readonly #keepZoom = (): void => {
    // The library moves in its own listener of the same event.
    requestAnimationFrame(() => this.#store());
  };

  #store(): void {
    const span = this.#hasSize() ? this.span() : undefined;
    if (span === undefined) return;
    const { count, before } = this.#getFeed();
    const end = Math.floor(span.to) + before;
    const candle = end >= count - 1 ? undefined : this.#getFeed().at(end);
    storeZoom(
      span.to - span.from - this.#getLatestRoom(),
      candle && { time: candle.time, close: candle.close },
    );
  }

  /** Index, in the library, of the candle where the person last looked on this series. */
  #findPannedEnd(): number | undefined {
    const place = readPannedPlace();
    if (place === undefined) return undefined;
    const { count, before } = this.#getFeed();
    for (let index = count - 1; index >= 0; index -= 1) {
      const candle = this.#getFeed().at(index);
      if (candle === undefined || candle.time < place.time) return undefined;
      if (candle.time === place.time && candle.close === place.close) return index - before;
    }
    return undefined;
  }

  #getWidth(): number {
    return this.#chart.chartElement().clientWidth;
  }

  #getLatestRoom(): number {
    return getLatestRoom(this.#getWidth());
  }

  /** Writes the times of candles of an interval, and leaves room beside the latest. */
  setInterval(interval: Interval, colours: ChartColours): void {
    this.#chart
      .timeScale()
      .applyOptions(createTimeScaleOptions(interval, colours, this.#getLatestRoom()));
  }

  #hasSize(): boolean {
    return this.#chart.timeScale().width() > 0;
  }

  /** Resizes the chart and keeps the candles in view. A zero size is ignored. */
  fit(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const before = this.#wanted ?? this.span();
    this.#chart.resize(width, height);
    this.#wanted = undefined;
    if (before !== undefined) this.show(before);
  }

  span(): LogicalSpan | undefined {
    if (!this.#hasSize()) return this.#wanted;
    return this.#chart.timeScale().getVisibleLogicalRange() ?? undefined;
  }

  show(span: LogicalSpan): void {
    if (this.#hasSize()) this.#chart.timeScale().setVisibleLogicalRange(span);
    else this.#wanted = span;
  }

  /** Shows this place (in all candles), else where the person last looked, else the latest. */
  open(kept?: LogicalSpan): void {
    const { count, before } = this.#getFeed();
    if (kept !== undefined) {
      this.show({ from: kept.from - before, to: kept.to - before });
      return;
    }
    const end = this.#findPannedEnd();
    const held = count - before;
    const zoom = readZoom(this.#getWidth());
    const latestRoom = this.#getLatestRoom();
    if (end === undefined)
      this.show({ from: Math.max(-1, held - zoom), to: held - 1 + latestRoom });
    else this.show({ from: end - zoom - latestRoom, to: end });
  }

  /** Back to the latest candle, at the same zoom. */
  showLatest(): void {
    const { count, before } = this.#getFeed();
    this.endAt(count - 1 - before, this.#getLatestRoom());
    this.#store();
  }

  /** Brings candles `from` to `to` into view, as far as needed; zooms only if they do not fit. */
  scrollTo(from: number, to: number): void {
    const range = this.span();
    if (range === undefined || (from >= range.from && to <= range.to - 1)) return;
    const width = range.to - range.from;
    const [first, last] = [from - rightRoom, to + rightRoom];
    if (last - first > width) this.show({ from: first, to: last });
    else if (first < range.from) this.show({ from: first, to: first + width });
    else this.show({ from: last - width, to: last });
  }

  /** Brings candle `index` into view as the last one, unless it is in view already. */
  keepInView(index: number): void {
    const range = this.span();
    if (range !== undefined && (index < range.from || index > range.to - 1)) this.endAt(index);
  }

  /** Makes candle `index` the last one in view, at the same zoom, with this room beside it. */
  endAt(index: number, room = rightRoom): void {
    const range = this.span();
    if (range === undefined) return;
    this.show({ from: index + room - (range.to - range.from), to: index + room });
  }

  zoom(factor: number): void {
    const range = this.span();
    if (range === undefined) return;
    const width = Math.max(10, (range.to - range.from) * factor);
    this.show({ from: range.to - width, to: range.to });
    this.#store();
  }

  showAll(): void {
    this.#chart.timeScale().fitContent();
  }
}
