import {
  HistogramSeries,
  type HistogramData,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { CandlePoint } from './candle-points.ts';
import { applyAlpha, type ChartColours } from './chart-colours.ts';

/** Share of the pane's height, from its top, above the highest bar. */
const topMargin = 0.88;
/** Margins of the price scale: with volume, prices and zones stay above the bars. */
const priceMargins = { withVolume: { top: 0.1, bottom: 0.17 }, alone: { top: 0.12, bottom: 0.1 } };
const barAlpha = 0.28;

/** Volume as bars at the bottom of the price pane, on a scale of their own. */
export class VolumeBars {
  readonly #chart: IChartApi;
  #colours: ChartColours;
  #series: ISeriesApi<'Histogram'> | undefined;
  #points: readonly CandlePoint[] = [];

  constructor(chart: IChartApi, colours: ChartColours) {
    this.#chart = chart;
    this.#colours = colours;
  }

  setData(points: readonly CandlePoint[]): void {
    this.#points = points;
    this.#series?.setData(points.map(this.#toBar));
  }

  update(point: CandlePoint): void {
    const isSame = this.#points.at(-1)?.time === point.time;
    this.#points = [...(isSame ? this.#points.slice(0, -1) : this.#points), point];
    this.#series?.update(this.#toBar(point));
  }

  show(shown: boolean): void {
    if (shown === (this.#series !== undefined)) return;
    const scaleMargins = shown ? priceMargins.withVolume : priceMargins.alone;
    this.#chart.priceScale('right').applyOptions({ scaleMargins });
    if (this.#series !== undefined) {
      this.#chart.removeSeries(this.#series);
      this.#series = undefined;
      return;
    }
    this.#series = this.#chart.addSeries(HistogramSeries, {
      priceScaleId: 'volume',
      priceFormat: { type: 'volume' },
      lastValueVisible: false,
      priceLineVisible: false,
    });
    this.#series.priceScale().applyOptions({ scaleMargins: { top: topMargin, bottom: 0 } });
    this.#series.setData(this.#points.map(this.#toBar));
  }

  paint(colours: ChartColours): void {
    this.#colours = colours;
    this.#series?.setData(this.#points.map(this.#toBar));
  }

  readonly #toBar = ({ time, open, close, volume }: CandlePoint): HistogramData<UTCTimestamp> => ({
    time,
    value: volume,
    color: applyAlpha(close >= open ? this.#colours.bullish : this.#colours.bearish, barAlpha),
  });
}
