import type { IChartApi, TickMarkFormatter } from 'lightweight-charts';
import { createFormatOptions } from './chart-options.ts';
import type { ChartFormat } from './chart-format.ts';
import { createTickFormatter } from './create-tick-formatter.ts';

/** Half the width of a letter of the time axis, in CSS pixels. */
const halfLetterPx = 3.5;
const settleMs = 120;

/** Writes the dates of the time axis, and leaves out one that an edge of the axis would cut. */
export class TickEdges {
  readonly #chart: IChartApi;
  #format: TickMarkFormatter = () => null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(chart: IChartApi) {
    this.#chart = chart;
    chart.timeScale().subscribeVisibleLogicalRangeChange(this.#schedule);
    chart.timeScale().subscribeSizeChange(this.#schedule);
  }

  setFormat(format: ChartFormat): void {
    this.#format = createTickFormatter(format);
    this.#chart.applyOptions(createFormatOptions(format, this.#write));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  readonly #write: TickMarkFormatter = (time, type, locale) => {
    const text = this.#format(time, type, locale);
    const x = this.#chart.timeScale().timeToCoordinate(time);
    if (text === null || x === null) return text;
    const half = text.length * halfLetterPx;
    return x < half || x > this.#chart.timeScale().width() - half ? '' : text;
  };

  /** The library keeps the texts of its ticks: once the view rests they are asked for anew. */
  readonly #schedule = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#chart.applyOptions({ timeScale: { tickMarkFormatter: this.#write } }),
      settleMs,
    );
  };
}
