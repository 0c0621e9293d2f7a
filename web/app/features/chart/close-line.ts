import { LineSeries, type IChartApi, type ISeriesApi } from 'lightweight-charts';
import type { CandlePoint } from './candle-points.ts';
import { readChartColours } from './chart-colours.ts';

const isFlat = ({ open, high, low, close }: CandlePoint): boolean =>
  open === close && high === close && low === close;

/** A line through the closes of candles that have nothing else, such as reference rates. */
export class CloseLine {
  readonly #chart: IChartApi;
  #series: ISeriesApi<'Line'> | undefined;

  constructor(chart: IChartApi) {
    this.#chart = chart;
  }

  setData(points: readonly CandlePoint[]): void {
    if (this.#series !== undefined) this.#chart.removeSeries(this.#series);
    this.#series = undefined;
    if (points.length < 2 || !points.every(isFlat)) return;
    const [color = ''] = readChartColours(this.#chart.chartElement()).lines;
    const options = {
      color,
      lineWidth: 2,
      lastValueVisible: false,
      priceLineVisible: false,
    } as const;
    this.#series = this.#chart.addSeries(LineSeries, options);
    this.#series.setData(points.map(({ time, close }) => ({ time, value: close })));
  }

  update({ time, close }: CandlePoint): void {
    this.#series?.update({ time, value: close });
  }
}
