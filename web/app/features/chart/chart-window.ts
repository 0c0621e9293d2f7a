import type { IChartApi } from 'lightweight-charts';

export type LogicalSpan = { from: number; to: number };

/** Empty candles left between the last candle and the price scale. */
export const rightRoom = 6;
const initialCandlesInView = 160;

/** The candles in view. A hidden chart has no size and loses its range: kept until it has one. */
export class ChartWindow {
  readonly #chart: IChartApi;
  #wanted: LogicalSpan | undefined;

  constructor(chart: IChartApi) {
    this.#chart = chart;
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

  showLatest(count: number): void {
    this.show({ from: Math.max(-1, count - initialCandlesInView), to: count - 1 + rightRoom });
  }

  /** Brings candles `from` to `to` into view, changing the zoom only when they do not fit. */
  scrollTo(from: number, to: number): void {
    const range = this.span();
    if (range === undefined || (from >= range.from && to <= range.to - 1)) return;
    const shown = Math.max(range.to - range.from, to - from + 2 * rightRoom);
    const middle = (from + to) / 2;
    this.show({ from: middle - shown / 2, to: middle + shown / 2 });
  }

  /** Brings candle `index` into view as the last one, unless it is in view already. */
  keepInView(index: number): void {
    const range = this.span();
    if (range !== undefined && (index < range.from || index > range.to - 1)) this.endAt(index);
  }

  /** Makes candle `index` the last one in view, at the same zoom. */
  endAt(index: number): void {
    const range = this.span();
    if (range === undefined) return;
    this.show({ from: index + rightRoom - (range.to - range.from), to: index + rightRoom });
  }

  zoom(factor: number): void {
    const range = this.span();
    if (range === undefined) return;
    const width = Math.max(10, (range.to - range.from) * factor);
    this.show({ from: range.to - width, to: range.to });
  }

  showAll(): void {
    this.#chart.timeScale().fitContent();
  }
}
